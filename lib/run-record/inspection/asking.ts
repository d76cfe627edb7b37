// Asking a directory: each part of an answer is found, or named as missing with
// the reason why.

import { CodedError } from '../../stream/errors.js';
import { hashBytes } from '../hashing/hash-file.js';
import type { InspectedRun } from './inspected-run.js';
import { placeOf } from './inspected-run.js';
import { type RetainedFact, readWhole, verifyRetained } from './retained-file.js';

/** A part of an answer that the directory does not give. */
export interface MissingPart {
  /** 1 to 8. */
  readonly question: number;
  readonly what: string;
  /** The stable code of the reason. */
  readonly code: string;
  readonly message: string;
}

/** What is known of a retained file. */
export type RetainedState = 'verified' | 'missing' | 'disagrees' | 'unreadable';

/** Gathers the parts of one question's answer. */
export class Asking {
  constructor(
    readonly run: InspectedRun,
    readonly question: number,
    readonly missing: MissingPart[],
  ) {}

  /** A part that may not be there. @returns null when it is not; that is then on the list of what is missing */
  async seek<T>(what: string, part: () => T | Promise<T>): Promise<T | null> {
    try {
      return await part();
    } catch (reason) {
      if (!(reason instanceof CodedError)) throw reason;
      this.lack(what, reason.code, reason.message);
      return null;
    }
  }

  /** Puts a part on the list of what is missing. */
  lack(what: string, code: string, message: string): void {
    this.missing.push({ question: this.question, what, code, message });
  }

  /** Whether a file that the record hashed is there, byte for byte. */
  async verify(fact: RetainedFact): Promise<RetainedState> {
    const path = placeOf(this.run, fact.path);
    const size = await this.seek(fact.path, () => verifyRetained(this.run.directory, { ...fact, path }));
    return size === null ? this.#stateOfLast() : 'verified';
  }

  /** The size in bytes and the hash of a file that the record only names. */
  async measure(path: string, limit: number): Promise<{ bytes: number; sha256: string } | null> {
    const bytes = await this.seek(path, () => readWhole(this.run.directory, placeOf(this.run, path), limit));
    return bytes === null ? null : { bytes: bytes.length, sha256: hashBytes(bytes) };
  }

  #stateOfLast(): RetainedState {
    const code = this.missing.at(-1)?.code;
    if (code === 'artifact-missing') return 'missing';
    return code === 'artifact-disagrees' ? 'disagrees' : 'unreadable';
  }
}
