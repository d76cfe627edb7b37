import { isAbsolute } from 'node:path';
import type { EndItem, EntryItem } from '../format/entry.js';

/** What an entry says of itself; what is left out is not recorded. */
export interface EntryFacts extends Pick<EntryItem, 'kind' | 'offset' | 'span'> {
  readonly time?: number | undefined;
  readonly cwd?: string | undefined;
  readonly model?: string | undefined;
  readonly text?: string | undefined;
}

/**
 * What a session says as a whole, gathered while it is read: the numbers of its
 * entries and calls, its times, directories and model. Holds one string a distinct directory.
 */
export class SessionFacts {
  readonly #cwds = new Set<string>();
  /** The one that was added last: most lines say the same one again. */
  #addedCwd: string | undefined;
  #lastCwd: string | undefined;
  #start: number | undefined;
  #end: number | undefined;
  #model: string | undefined;
  /** The entry that named it. */
  #modelEntry = 0;
  #entries = 0;
  #calls = 0;
  #size = 0;
  #parsedLines = 0;

  /** Counts a complete line. */
  addLine(size: number, isParsed: boolean): void {
    this.#size += size;
    if (isParsed) this.#parsedLines += 1;
  }

  addTime(time: number | undefined): void {
    if (time === undefined) return;
    if (this.#start === undefined || time < this.#start) this.#start = time;
    if (this.#end === undefined || time > this.#end) this.#end = time;
  }

  /** Records a working directory. @returns it, or undefined when it is not absolute and so counts as not recorded */
  addCwd(cwd: string | undefined): string | undefined {
    if (cwd === undefined || cwd === this.#addedCwd) return cwd;
    if (!isAbsolute(cwd)) return undefined;
    this.#cwds.add(cwd);
    this.#addedCwd = cwd;
    return cwd;
  }

  /** Records the model that an entry names. The last entry that names one decides, in whatever order they are told. */
  addModel(model: string | undefined, index: number): void {
    if (model === undefined || model === '' || index < this.#modelEntry) return;
    this.#model = model;
    this.#modelEntry = index;
  }

  /** Numbers an entry and records what it says. */
  addEntry(facts: EntryFacts): EntryItem {
    const cwd = this.addCwd(facts.cwd);
    if (cwd !== undefined) this.#lastCwd = cwd;
    this.addTime(facts.time);
    const index = this.#entries;
    this.#entries += 1;
    this.addModel(facts.model, index);
    const { kind, offset, span, time, text = '' } = facts;
    const model = facts.model === '' ? undefined : facts.model;
    return { type: 'entry', index, kind, offset, span, time, cwd, model, text };
  }

  nextCall(): number {
    this.#calls += 1;
    return this.#calls - 1;
  }

  /** The item that ends the stream. */
  end(source: { readonly head: string; readonly mtime: bigint }): EndItem {
    return {
      type: 'end',
      size: this.#size,
      head: source.head,
      mtime: source.mtime,
      parsedLines: this.#parsedLines,
      entries: this.#entries,
      cwds: [...this.#cwds],
      lastCwd: this.#lastCwd ?? [...this.#cwds].at(-1),
      start: this.#start,
      end: this.#end,
      model: this.#model,
    };
  }
}
