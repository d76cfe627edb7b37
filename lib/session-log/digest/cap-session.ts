// Stage: a report in, the session's digest out, at most 64 KiB as it is printed
// (compact JSON in UTF-8), with the watermark that it covers.
//
// Over the cap, events are kept in the order in which the log completes them, in
// groups that one line completes, until one does not fit; the watermark stops at
// that line, so the next digest begins with what was left out. When the very
// first line completes more than fits, as much of it as fits is kept and the
// watermark goes on to the next such line. Retries, denials and flags stay with
// their event. Holds one report. Fails with `digest-too-large`
// when the session's fixed facts alone are over the cap.

import { CodedError } from '../../stream/errors.js';
import { type Stage, stage } from '../../stream/stage.js';
import type { SessionDigest } from '../format/digest.js';
import { SESSION_CAP } from '../format/digest-rules.js';
import type { EndItem } from '../format/entry.js';
import { formatRef } from '../format/ref.js';
import { formatMilliseconds } from '../format/shown-time.js';
import { scrubText } from '../scrub/scrub.js';
import type { Attached, Report, ReportedEvent } from './report.js';

/** What of a session's file a digest covers. */
export interface Watermark {
  /** Bytes from the start. */
  readonly size: number;
  /** SHA-256, hex, of the first complete line. */
  readonly head: string;
  /** Nanoseconds. */
  readonly mtime: bigint;
}

export interface CappedDigest {
  readonly digest: SessionDigest;
  readonly watermark: Watermark;
  /** The session as a whole, as far as it was read. */
  readonly end: EndItem;
}

/** Bytes that every event takes: a prompt without a word. */
const LEAST_EVENT_BYTES = jsonBytes({ span: '', ref: '', type: 'prompt', summary: '' });

export function capSession(cap: number = SESSION_CAP): Stage<Report, CappedDigest> {
  return stage<Report, CappedDigest>((report, push) => push(capReport(report, cap)));
}

function capReport(report: Report, cap: number): CappedDigest {
  const { size, head, mtime } = report.end;
  // No need to build what cannot fit: every event takes more than this.
  if (report.events.length * LEAST_EVENT_BYTES <= cap) {
    const whole = assemble(report, () => true, false);
    if (jsonBytes(whole) <= cap) return { digest: whole, watermark: { size, head, mtime }, end: report.end };
  }
  const { kept, covered } = chooseEvents(report, cap);
  const digest = assemble(report, (event) => kept.has(event), true);
  return { digest, watermark: { size: covered, head, mtime }, end: report.end };
}

/** Bytes of a value as compact JSON in UTF-8: the measure of every cap. */
export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function assemble(report: Report, keeps: (event: number) => boolean, truncated: boolean): SessionDigest {
  const { session, fromOffset, end } = report;
  const start = formatMilliseconds(end.start);
  const last = formatMilliseconds(end.end);
  const valuesOf = <T>(attached: readonly Attached<T>[]): T[] =>
    attached.filter(({ of }) => keeps(of)).map(({ describe }) => describe());
  return {
    ref: scrubText(formatRef(session)),
    harness: session.harness,
    session_id: scrubText(session.sessionId),
    project: scrubText(end.cwds[0] ?? ''),
    cwd: scrubText(end.lastCwd ?? ''),
    ...(start === undefined ? {} : { start }),
    ...(last === undefined ? {} : { end: last }),
    ...(end.model === undefined || end.model === '' ? {} : { model: end.model }),
    from_offset: fromOffset,
    truncated,
    counts: end.counts,
    events: report.events.filter((_, index) => keeps(index)).map(({ describe }) => describe()),
    retries: valuesOf(report.retries),
    denials: valuesOf(report.denials),
    flagged: valuesOf(report.flagged),
    ...(end.finalExcerpt === '' ? {} : { final_excerpt: end.finalExcerpt }),
  };
}

interface Choice {
  readonly kept: ReadonlySet<number>;
  readonly covered: number;
}

/** What to keep of a report that does not fit as a whole. */
function chooseEvents(report: Report, cap: number): Choice {
  const budget = new Budget(report, cap);
  const groups = groupsOf(report);
  const kept = new Set<number>();
  for (const group of groups) {
    // All groups together do not fit, so the last one is never tried.
    if (group !== groups.at(-1) && budget.spend(group.events)) {
      for (const event of group.events) kept.add(event);
    } else if (kept.size > 0) {
      return { kept, covered: group.completedAt };
    } else {
      for (const event of group.events) if (budget.spend([event])) kept.add(event);
      // Stopping at the very first line would show the same again for ever.
      return { kept, covered: groups[1]?.completedAt ?? report.end.size };
    }
  }
  return { kept, covered: report.end.size };
}

interface Group {
  readonly completedAt: number;
  /** Indices of events. */
  readonly events: number[];
}

/** Events by the line that completes them, earliest first. */
function groupsOf({ events }: Report): Group[] {
  const groups = new Map<number, Group>();
  events.forEach(({ completedAt }, index) => {
    const group = groups.get(completedAt) ?? { completedAt, events: [] };
    group.events.push(index);
    groups.set(completedAt, group);
  });
  return [...groups.values()].sort((a, b) => a.completedAt - b.completedAt);
}

/** An element of one of the digest's lists. */
type Described = Pick<Attached<unknown>, 'describe'>;

/** Counts what a digest would weigh with more events in it. */
class Budget {
  readonly #report: Report;
  readonly #cap: number;
  readonly #attached: readonly ReadonlyMap<number, readonly Attached<unknown>[]>[];
  #spent: number;
  /** Elements in each list so far: events, then retries, denials and flags. */
  #lengths = [0, 0, 0, 0];

  constructor(report: Report, cap: number) {
    this.#report = report;
    this.#cap = cap;
    this.#spent = jsonBytes(assemble(report, () => false, true));
    if (this.#spent > cap) {
      throw new CodedError(
        'digest-too-large',
        'the facts about the session alone are larger than a digest may be',
      );
    }
    this.#attached = [report.retries, report.denials, report.flagged].map(byEvent);
  }

  /** Takes events with what is attached to them, if all of it fits. */
  spend(events: readonly number[]): boolean {
    const lists: (readonly Described[])[] = [
      events.map((event) => this.#report.events[event] as ReportedEvent),
      ...this.#attached.map((attached) => events.flatMap((event) => attached.get(event) ?? [])),
    ];
    let spent = this.#spent;
    const lengths = lists.map((elements, list) => {
      const before = this.#lengths[list] ?? 0;
      // One comma between two elements.
      const commas = Math.max(0, elements.length - (before === 0 ? 1 : 0));
      spent += elements.reduce((sum, { describe }) => sum + jsonBytes(describe()), commas);
      return before + elements.length;
    });
    if (spent > this.#cap) return false;
    this.#spent = spent;
    this.#lengths = lengths;
    return true;
  }
}

function byEvent(attached: readonly Attached<unknown>[]): Map<number, Attached<unknown>[]> {
  const lists = new Map<number, Attached<unknown>[]>();
  for (const one of attached) {
    const list = lists.get(one.of);
    if (list === undefined) lists.set(one.of, [one]);
    else list.push(one);
  }
  return lists;
}
