import { CodedError } from '../../stream/errors.js';
import type { PoolName } from './journal-line.js';

/** Why a journal yields no record at all, rather than one that describes what never happened. */
export type RefusalCode =
  | 'missing-header'
  | 'second-header'
  | 'unsupported-format'
  | 'pool-gap'
  | 'clip-mismatch'
  | 'dangling-reference';

/** Where in a journal a fault stands. */
export interface JournalPlace {
  /** From 1. */
  readonly line: number;
  /** Of the line's first byte. */
  readonly offset: number;
}

/** What a refusal is about, beside its place. */
export interface RefusalFacts {
  readonly pool?: PoolName;
  /** The index that was claimed or referenced. */
  readonly index?: number;
  /** How many bodies the pool held by then. */
  readonly count?: number;
}

const HINTS: Record<RefusalCode, string> = {
  'missing-header':
    'a journal begins with its header line; check that this file is one and that its start was not lost',
  'second-header': 'two journals were joined; assemble each on its own',
  'unsupported-format': 'use a release that reads this format',
  'pool-gap': 'a line is missing or doubled; keep the journal, it is the only account of the session',
  'clip-mismatch': 'the line was altered or its writer is broken; keep the journal',
  'dangling-reference':
    'a body is missing or stands after its entry; keep the journal, it is the only account of the session',
};

/** A journal that is refused: nothing is written. The code stands in the message. */
export class JournalRefusal extends CodedError {
  declare readonly code: RefusalCode;
  readonly pool: PoolName | undefined;
  readonly index: number | undefined;
  readonly count: number | undefined;

  constructor(
    code: RefusalCode,
    journal: string,
    predicate: string,
    place: JournalPlace | undefined,
    facts: RefusalFacts = {},
  ) {
    const where = place === undefined ? '' : `, at line ${place.line}, byte ${place.offset}`;
    super(code, `the session journal ${journal} ${predicate}${where} (${code})`, {
      ...place,
      hint: HINTS[code],
    });
    this.pool = facts.pool;
    this.index = facts.index;
    this.count = facts.count;
  }

  override toJSON(): Record<string, unknown> {
    const { pool, index, count } = this;
    return { ...super.toJSON(), ...(pool === undefined ? {} : { pool, index, count }) };
  }
}
