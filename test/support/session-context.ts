// What pipelines over sessions are handed, for a home of a test.

import { createPolicy } from '../../lib/session-log/policy/collect-policy.js';
import type { Environment } from '../../lib/session-log/readers/reader.js';
import { openState, statePath } from '../../lib/session-log/state/database.js';
import type { SessionContext } from '../../pipelines/list-sessions.js';
import type { Home } from './session-store.js';

export const environmentIn = (home: Home): Environment => ({
  home: home.path,
  variables: home.env,
  platform: process.platform,
});

/** @param denied paths that the user keeps sessions of to themselves; otherwise no rule. The caller closes the state. */
export async function openContext(home: Home, denied: string[] = []): Promise<SessionContext> {
  const environment = environmentIn(home);
  const collect = { disabled: false, deny_paths: denied, opt_in_only: false, opt_in_paths: [] };
  return {
    environment,
    policy: await createPolicy(collect, environment),
    state: await openState(statePath(environment)),
  };
}
