// stores -> sessions -> survey of each -> rows
//
// Stores are listed side by side and sessions read side by side; the order of
// what comes out depends on neither.

import highland from 'highland';
import { HARNESSES, type Harness } from '../lib/session-log/format/harness.js';
import type { SessionList } from '../lib/session-log/format/listing.js';
import type { Policy } from '../lib/session-log/policy/policy.js';
import { SESSION_READERS } from '../lib/session-log/readers/index.js';
import type { Candidate, Environment, SessionReader } from '../lib/session-log/readers/reader.js';
import type { StoreWithReader } from '../lib/session-log/state/choose-sessions.js';
import type { StateDatabase } from '../lib/session-log/state/database.js';
import { sessionRow, storeRow } from '../lib/session-log/state/list-rows.js';
import {
  compareSurveyed,
  lastTime,
  mayReach,
  type SurveyedSession,
  surveyMissing,
  surveySession,
} from '../lib/session-log/state/survey.js';
import { readSeenSessions } from '../lib/session-log/state/watermarks.js';
import { type SessionWork, workInThread } from './session-work.js';

/** What every sessions pipeline stands on. */
export interface SessionContext {
  readonly environment: Environment;
  readonly policy: Policy;
  readonly state: StateDatabase;
  /** Where sessions are read (default: in this thread). */
  readonly work?: SessionWork | undefined;
  /** Told after each session. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface ListOptions {
  /** Without it all harnesses. */
  readonly harness?: Harness | undefined;
  /** Microseconds: sessions whose last entry is earlier are left out, files older than that are not opened. */
  readonly since?: number | undefined;
  /** New and changed sessions only. */
  readonly unprocessed?: boolean | undefined;
}

/** Lists the stores of some harnesses, or all of them. */
export function listStores(
  context: Pick<SessionContext, 'environment' | 'policy'>,
  harnesses: ReadonlySet<Harness> = new Set(HARNESSES),
): Promise<StoreWithReader[]> {
  return Promise.all(
    SESSION_READERS.filter(({ harness }) => harnesses.has(harness)).map(async (reader) => ({
      reader,
      listing: await reader.list(context.environment, context.policy),
    })),
  );
}

/** The stores and the state of every session, oldest last entry first. */
export async function surveySessions(
  context: SessionContext,
  { harness, since, unprocessed = false }: ListOptions = {},
): Promise<{ readonly stores: readonly StoreWithReader[]; readonly sessions: readonly SurveyedSession[] }> {
  const stores = await listStores(context, harness === undefined ? undefined : new Set([harness]));
  const seen = readSeenSessions(context.state);
  const candidates = stores.flatMap(({ reader, listing }) =>
    listing.candidates
      .filter((candidate) => mayReach(candidate, since))
      .map((candidate): [SessionReader, Candidate] => [reader, candidate]),
  );
  // The largest first, so that none of them is read alone at the end.
  candidates.sort(([, a], [, b]) => (b.size ?? 0) - (a.size ?? 0));
  const { work = workInThread } = context;
  let done = 0;
  const survey = async ([reader, candidate]: [SessionReader, Candidate]): Promise<SurveyedSession> => {
    const session = await surveySession(reader, candidate, context.policy, seen, (gate) =>
      work.count(candidate, gate),
    );
    done += 1;
    context.onProgress?.(done, candidates.length);
    return session;
  };
  const read = await highland(candidates)
    .map((candidate) => highland(survey(candidate)))
    .parallel(work.parallel)
    .collect()
    .toPromise(Promise);
  const missing = stores.flatMap(({ listing }) => surveyMissing(listing, seen));
  const sessions = [
    ...missing,
    ...read.filter((session) => since === undefined || lastTime(session) >= since),
  ]
    .filter(({ state }) => !unprocessed || state === 'new' || state === 'changed')
    .sort(compareSurveyed);
  return { stores, sessions };
}

/** What `sessions list` prints. */
export async function listSessions(context: SessionContext, options: ListOptions = {}): Promise<SessionList> {
  const { stores, sessions } = await surveySessions(context, options);
  return {
    stores: stores.map(({ listing }) => storeRow(listing, sessions)),
    sessions: sessions.map(sessionRow),
  };
}
