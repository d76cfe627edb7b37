import type { Push } from '../../stream/stage.js';
import type { Transducer } from '../../stream/transducer.js';
import type { EntryItem, EntryKind, SessionItem } from '../format/entry.js';
import { type Picked, RawValue } from '../format/json-shape.js';
import { parseTime } from '../format/time.js';
import { isBlank, splitWords, trimWhite } from '../format/white-space.js';
import { commandOf, copyOf } from './call-input.js';
import { GEMINI_TEXTS, type geminiLine } from './gemini-cli-format.js';
import { type GeminiCall, type GeminiMessage, readResult } from './gemini-cli-results.js';
import type { ReadDetail, ReadOptions } from './reader.js';
import type { RawRecord } from './records.js';
import type { EntryFacts, SessionFacts } from './session-facts.js';

export type GeminiLine = Picked<typeof geminiLine>;

interface Call {
  readonly call: number;
  tool: string;
  hasResult: boolean;
}

/** A message as far as it has to be known when its id comes again. */
interface Message {
  readonly index: number;
  readonly offset: number;
  time: number | undefined;
  model: string | undefined;
  /** By id, or by place in the message when they have none; most messages have no calls. */
  calls: Map<string, Call> | undefined;
}

/**
 * Transducer: Gemini CLI's lines in, session items out (without the `end` item).
 *
 * Holds the number, time and model of each message by its id, and its calls'
 * numbers; no text. A message that is written again is its entry again, under
 * the same index. Never fails.
 *
 * @param projectRoot the directory of the project that the session belongs to
 */
export function geminiCliEntries(
  facts: SessionFacts,
  projectRoot: string | undefined,
  options: ReadOptions = {},
): Transducer<RawRecord<GeminiLine>, SessionItem> {
  return new GeminiCliEntries(facts, projectRoot, options.detail);
}

class GeminiCliEntries implements Transducer<RawRecord<GeminiLine>, SessionItem> {
  readonly #facts: SessionFacts;
  readonly #projectRoot: string | undefined;
  readonly #keepTexts: boolean;
  readonly #keepSpans: boolean;
  readonly #messages = new Map<string, Message>();

  constructor(facts: SessionFacts, projectRoot: string | undefined, detail: ReadDetail = 'full') {
    this.#facts = facts;
    this.#projectRoot = facts.addCwd(projectRoot);
    this.#keepTexts = detail === 'full';
    this.#keepSpans = detail !== 'counts';
  }

  take(record: RawRecord<GeminiLine>, push: Push<SessionItem>): void {
    const line = record.type === 'record' ? record.value : undefined;
    const kind = line === undefined ? undefined : kindOfLine(line);
    this.#facts.addLine(record.size, kind !== undefined);
    if (line === undefined || kind === undefined) push({ type: 'unparsed', offset: record.offset });
    else if (kind === 'message') this.#takeMessage(line, record.offset, push);
    else if (kind === 'metadata') this.#takeMetadata(line);
    else if (!(line.$set instanceof RawValue)) {
      for (const message of line.$set?.messages ?? []) {
        if (message !== undefined && isMessage(message)) this.#takeMessage(message, record.offset, push);
      }
    }
  }

  #takeMetadata(line: GeminiLine): void {
    this.#facts.addTime(line.startTime === undefined ? undefined : parseTime(line.startTime));
    for (const directory of line.directories ?? []) this.#facts.addCwd(directory);
  }

  #takeMessage(message: GeminiMessage, offset: number, push: Push<SessionItem>): void {
    const id = message.id ?? '';
    const time = message.timestamp === undefined ? undefined : parseTime(message.timestamp);
    const known = this.#messages.get(id);
    const calls = message.type === 'gemini' ? (message.toolCalls ?? []) : [];
    const { kind, text } = classify(message, calls.length > 0 || known?.calls !== undefined);
    const model = message.type === 'gemini' ? message.model : undefined;
    const said = {
      kind,
      text: this.#keepTexts ? text : '',
      span: this.#keepSpans ? id : '',
      offset,
      time,
      model,
      cwd: this.#projectRoot,
    };
    const state = known ?? this.#begin(id, said, push);
    if (known !== undefined) push(this.#rewrite(known, said));
    for (const [place, call] of calls.entries()) {
      if (call !== undefined) this.#takeCall(state, call.id ?? `#${place}`, call, offset, push);
    }
  }

  #begin(id: string, said: EntryFacts, push: Push<SessionItem>): Message {
    const entry = this.#facts.addEntry(said);
    const { index, offset, time, model } = entry;
    const message: Message = { index, offset, time, model, calls: undefined };
    this.#messages.set(id, message);
    push(entry);
    return message;
  }

  /** The entry again, as a later line has it. */
  #rewrite(message: Message, { kind, text = '', span, cwd, ...said }: EntryFacts): EntryItem {
    if (message.time === undefined) {
      message.time = said.time;
      this.#facts.addTime(said.time);
    }
    this.#facts.addModel(said.model, message.index);
    message.model = said.model ?? message.model;
    const { index, offset, time, model } = message;
    return { type: 'entry', index, kind, offset, span, time, cwd, model, text };
  }

  #takeCall(
    message: Message,
    id: string,
    written: GeminiCall,
    offset: number,
    push: Push<SessionItem>,
  ): void {
    message.calls ??= new Map();
    let call = message.calls.get(id);
    const isNew = call === undefined;
    if (call === undefined) {
      call = { call: this.#facts.nextCall(), tool: '', hasResult: false };
      message.calls.set(id, call);
    }
    call.tool = written.name ?? call.tool;
    if (isNew || written.args !== undefined) {
      const input = this.#keepTexts ? copyOf(written.args) : undefined;
      const { call: number, tool } = call;
      push({ type: 'call', call: number, entry: message.index, tool, command: commandOf(input), input });
    }
    const result = call.hasResult ? undefined : readResult(call.tool, written);
    if (result === undefined) return;
    call.hasResult = true;
    const text = result.status === 'ok' || !this.#keepTexts ? '' : result.readText();
    const { status, exitCode } = result;
    push({ type: 'result', call: call.call, offset, status, exitCode, text });
  }
}

function kindOfLine(line: GeminiLine): 'control' | 'message' | 'metadata' | undefined {
  if (line.$set !== undefined) return line.$set instanceof RawValue ? undefined : 'control';
  if (line.$rewindTo !== undefined) return line.$rewindTo instanceof RawValue ? undefined : 'control';
  if (line.$patch !== undefined) return line.$patch.bytes[0] === 0x7b ? 'control' : undefined;
  if (line.type !== undefined) return isMessage(line) ? 'message' : undefined;
  return (line.sessionId ?? '') === '' ? undefined : 'metadata';
}

function isMessage(message: GeminiMessage): boolean {
  return (message.id ?? '') !== '' && typeof message.type === 'string';
}

function classify(
  message: GeminiMessage,
  hasCalls: boolean,
): { readonly kind: EntryKind; readonly text: string } {
  const text = textOf(message.content);
  if (message.type === 'gemini') {
    if (hasCalls) return { kind: 'tool_call', text };
    return isBlank(text) ? { kind: 'other', text: '' } : { kind: 'assistant_text', text };
  }
  return message.type === 'user' && isPrompt(text) ? { kind: 'prompt', text } : { kind: 'other', text: '' };
}

function textOf(content: GeminiMessage['content']): string {
  if (typeof content === 'string') return content;
  const parts = (content ?? []).filter(
    (part) => part?.thought !== true && part?.functionResponse === undefined,
  );
  return parts.flatMap((part) => (part?.text === undefined ? [] : [part.text])).join('\n');
}

function isPrompt(text: string): boolean {
  if (isBlank(text) || text.startsWith(GEMINI_TEXTS.sessionContext)) return false;
  const command = trimWhite(text);
  return !command.startsWith('/') || !GEMINI_TEXTS.slashCommand.test(splitWords(command)[0] ?? '');
}
