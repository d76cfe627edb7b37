// A session as `list` and `status` see it: its state and, when it may be read, its facts.

import type { Counts } from '../format/digest.js';
import type { EndItem } from '../format/entry.js';
import type { Harness } from '../format/harness.js';
import { formatRef, type SessionName } from '../format/ref.js';
import type { Policy } from '../policy/policy.js';
import { compareBytes, hidingProblem } from '../readers/listing.js';
import type { Candidate, SessionReader, StoreListing } from '../readers/reader.js';
import { compareWithMark, type StateWithReason } from './session-state.js';
import { type OpenGate, type Read, walkSession } from './walk-session.js';
import type { SeenSession } from './watermarks.js';

export interface SurveyedSession extends SessionName, StateWithReason {
  readonly path: string;
  /** The file; undefined for a watermark row whose file is gone or hidden. */
  readonly candidate: Candidate | undefined;
  /** Undefined for a session that was not read or is refused. */
  readonly facts: { readonly end: EndItem; readonly counts: Counts } | undefined;
}

/**
 * Reads one session for its counts and decides its state.
 *
 * @param count reads the session once the policy lets it be opened
 */
export async function surveySession(
  reader: SessionReader,
  candidate: Candidate,
  policy: Policy,
  seen: ReadonlyMap<string, SeenSession>,
  count: (gate: OpenGate) => Promise<Read<Counts>>,
): Promise<SurveyedSession> {
  const { harness, sessionId, path } = candidate;
  const walked = await walkSession(reader, candidate, policy, count);
  const session = { harness, sessionId, path, candidate };
  if ('refusal' in walked) return { ...session, ...walked.refusal, facts: undefined };
  const { end, value: counts } = walked.read;
  const marked = seen.get(formatRef(candidate))?.marked;
  const state: StateWithReason =
    end.cwds.length === 0 ? { state: 'unknown-project' } : compareWithMark(marked, end);
  return { ...session, ...state, facts: { end, counts } };
}

/** The rows of a store whose file was not listed: gone, or hidden by a problem of the store. */
export function surveyMissing(
  listing: StoreListing,
  seen: ReadonlyMap<string, SeenSession>,
): SurveyedSession[] {
  const listed = new Set(listing.candidates.map((candidate) => formatRef(candidate)));
  return [...seen]
    .filter(([ref, { harness }]) => harness === listing.harness && !listed.has(ref))
    .map(([, { harness, sessionId, path }]) => {
      const state = missingState(listing, path);
      return { harness, sessionId, path, ...state, candidate: undefined, facts: undefined };
    });
}

/** Why a file that a row names is not among a store's candidates. */
export function missingState(listing: StoreListing, path: string): StateWithReason {
  const { state, reason } = listing;
  if (state === 'unreadable' || state === 'unsupported-format') return { state, reason };
  const problem = hidingProblem(listing.problems, path);
  if (problem === undefined) return { state: 'absent' };
  const detail = problem.hides === 'directory' ? `${problem.path}: ${problem.reason}` : problem.reason;
  return { state: 'unreadable', reason: detail };
}

/** The last entry's time, else the file's, in microseconds; a row without a file comes before everything. */
export function lastTime({ candidate, facts }: SurveyedSession): number {
  if (facts?.end.end !== undefined) return facts.end.end;
  return candidate === undefined ? Number.NEGATIVE_INFINITY : Number(candidate.mtime / 1000n);
}

/** Oldest last entry first, then by ref. */
export function compareSurveyed(a: SurveyedSession, b: SurveyedSession): number {
  const [left, right] = [lastTime(a), lastTime(b)];
  if (left !== right) return left < right ? -1 : 1;
  return compareBytes(formatRef(a), formatRef(b)) || compareBytes(a.path, b.path);
}

/** Which sessions are asked for. */
export interface SurveyFilter {
  readonly harnesses: readonly Harness[];
  /** Microseconds; sessions whose last entry is earlier are left out. */
  readonly since?: number | undefined;
}

/** Whether a file can hold an entry at or after a time: one that was not touched since cannot, and is not opened. */
export function mayReach(candidate: Candidate, since: number | undefined): boolean {
  return since === undefined || candidate.mtime / 1000n >= BigInt(Math.ceil(since));
}
