// Sessions as readers yield them, written by hand: every item is a line of 100 bytes.

import { Readable } from 'node:stream';
import type {
  CallItem,
  CallStatus,
  EndItem,
  EntryItem,
  EntryKind,
  ResultItem,
  SessionItem,
} from '../../lib/session-log/format/entry.js';
import type { SessionStream } from '../../lib/session-log/readers/reader.js';

const LINE = 100;
const BEGIN = Date.UTC(2026, 0, 5, 10) * 1000;

/** Writes the items of one session line by line. */
export class SessionScript {
  readonly items: SessionItem[] = [];
  #lines = 0;
  #entries = 0;
  #calls = 0;
  cwds: string[] = ['/srv/demo'];

  /** Bytes so far. */
  get size(): number {
    return this.#lines * LINE;
  }

  entry(kind: EntryKind, text = '', facts: Partial<EntryItem> = {}): EntryItem {
    const index = facts.index ?? this.#entries;
    this.#entries = Math.max(this.#entries, index + 1);
    const offset = this.#line();
    const item: EntryItem = {
      type: 'entry',
      index,
      kind,
      offset,
      span: `e${index}`,
      time: BEGIN + index * 1_000_000,
      cwd: this.cwds[0],
      model: undefined,
      text,
      ...facts,
    };
    this.items.push(item);
    return item;
  }

  prompt(text: string, facts: Partial<EntryItem> = {}): EntryItem {
    return this.entry('prompt', text, facts);
  }

  /** A call on a line of its own. @returns its number */
  call(tool: string, command?: string, facts: Partial<EntryItem> = {}): number {
    const { index } = this.entry('tool_call', '', facts);
    return this.callOf(index, tool, command);
  }

  /** One more call of an entry. */
  callOf(entry: number, tool: string, command?: string, input?: string): number {
    const call = this.#calls;
    this.#calls += 1;
    const bytes = input === undefined ? undefined : Buffer.from(input);
    const item: CallItem = { type: 'call', call, entry, tool, command, input: bytes };
    this.items.push(item);
    return call;
  }

  /** A result on a line of its own. */
  result(call: number, status: CallStatus, text = '', facts: Partial<ResultItem> = {}): ResultItem {
    this.entry('other');
    return this.resultHere(call, status, text, facts);
  }

  /** One more result of the last line. */
  resultHere(call: number, status: CallStatus, text = '', facts: Partial<ResultItem> = {}): ResultItem {
    const offset = (this.#lines - 1) * LINE;
    const item: ResultItem = { type: 'result', call, offset, status, exitCode: undefined, text, ...facts };
    this.items.push(item);
    return item;
  }

  /** A failing call and its result. @returns the call's number */
  failure(command: string, text: string, status: CallStatus = 'error'): number {
    const call = this.call('Bash', command);
    this.result(call, status, text);
    return call;
  }

  unparsed(): void {
    this.items.push({ type: 'unparsed', offset: this.#line() });
  }

  /** The session as a stream, up to what was written so far. */
  stream(end: Partial<EndItem> = {}): SessionStream {
    return Readable.from([...this.items, this.end(end)]) as SessionStream;
  }

  end(facts: Partial<EndItem> = {}): EndItem {
    return {
      type: 'end',
      size: this.size,
      head: 'ab'.repeat(32),
      mtime: 1_770_000_000_000_000_000n,
      parsedLines: this.#lines,
      entries: this.#entries,
      cwds: this.cwds,
      lastCwd: this.cwds.at(-1),
      start: BEGIN,
      end: BEGIN + this.#entries * 1_000_000,
      model: undefined,
      ...facts,
    };
  }

  #line(): number {
    this.#lines += 1;
    return (this.#lines - 1) * LINE;
  }
}
