import type { HashedPath } from '../format/fields.js';
import type { Drift } from '../hashing/drift.js';
import { hashFile } from '../hashing/hash-file.js';
import type { RetainedFile } from './retained-files.js';

/** How the agent's file differs from what was judged. */
export interface OutputChange {
  readonly reason: string;
  /** Absent when the file cannot be read any more: then there is no other hash to tell. */
  readonly drift?: Drift | undefined;
}

/** The output where the agent left it, and the copy of it that is judged. */
export class LiveOutput {
  readonly #path: string;
  readonly #retained: RetainedFile;

  constructor(path: string, retained: RetainedFile) {
    this.#path = path;
    this.#retained = retained;
  }

  get hashed(): HashedPath {
    return { path: this.#retained.path, sha256: this.#retained.sha256 };
  }

  /** Hashes the agent's file again. @returns undefined when it has the bytes that were judged */
  async findChange(): Promise<OutputChange | undefined> {
    const { path: file, sha256: expected } = this.#retained;
    try {
      const { sha256: actual } = await hashFile(this.#path);
      if (actual === expected) return undefined;
      return { reason: `${file} changed after it was judged`, drift: { file, expected, actual } };
    } catch (fault) {
      return { reason: `${file} was judged and cannot be sealed: ${(fault as Error).message}` };
    }
  }
}
