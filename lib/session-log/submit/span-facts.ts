// What a session says about one of its entries.

import type { EndItem, EntryItem, SessionItem } from '../format/entry.js';

export interface SpanFacts {
  /** Microseconds; undefined when the entry records none. */
  readonly time: number | undefined;
  /** Where the entry was made: its own directory, else the last one recorded before it, else the session's. */
  readonly cwd: string | undefined;
  /** The model of the last entry at or before this one that names one. */
  readonly model: string | undefined;
}

/**
 * Looks for the first entry with a span, item by item. Holds one entry. An entry
 * that a later line rewrites counts as it is in the end, in its first place.
 */
export class SpanSearch {
  #found: EntryItem | undefined;
  #cwd: string | undefined;
  #model: { readonly name: string; readonly index: number } | undefined;

  constructor(readonly span: string) {}

  take(item: SessionItem): void {
    if (item.type !== 'entry') return;
    const { index, span, cwd, model } = item;
    const found = this.#found;
    if (found !== undefined && index > found.index) return;
    if (model !== undefined && index >= (this.#model?.index ?? 0)) this.#model = { name: model, index };
    if (found === undefined) {
      this.#cwd = cwd ?? this.#cwd;
      if (span === this.span) this.#found = item;
    } else if (index === found.index) {
      this.#found = { ...item, time: item.time ?? found.time };
    }
  }

  /** @returns undefined when no entry has the span */
  facts(end: EndItem): SpanFacts | undefined {
    if (this.#found === undefined) return undefined;
    const cwd = this.#found.cwd ?? this.#cwd ?? end.lastCwd;
    return { time: this.#found.time, cwd, model: this.#model?.name };
  }
}
