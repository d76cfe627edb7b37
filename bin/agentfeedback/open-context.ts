import { loadPolicy } from '../../lib/session-log/policy/collect-policy.js';
import { processEnvironment } from '../../lib/session-log/readers/environment.js';
import { openState, statePath } from '../../lib/session-log/state/database.js';
import { type ItemProgress, itemProgress } from '../../lib/stream/item-progress.js';
import { progressWanted } from '../../lib/stream/progress.js';
import type { SessionContext } from '../../pipelines/list-sessions.js';
import { openSessionWorkers } from '../../pipelines/session-workers.js';

/** Options of the commands that read sessions. */
export interface ReadingOptions {
  readonly progress?: boolean;
}

/** Opens the database and the policy for one command, with a progress bar when a person watches, and closes all of it. */
export async function withContext<T>(
  label: string,
  options: ReadingOptions,
  work: (context: SessionContext) => Promise<T>,
): Promise<T> {
  const environment = processEnvironment();
  const policy = await loadPolicy(environment);
  const state = await openState(statePath(environment));
  const progress: ItemProgress | undefined = progressWanted(options)
    ? itemProgress(label, 'sessions')
    : undefined;
  const workers = openSessionWorkers();
  try {
    return await work({ environment, policy, state, work: workers, onProgress: progress?.update });
  } finally {
    progress?.stop();
    await workers.close();
    state.close();
  }
}
