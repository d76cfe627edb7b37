import type { Push } from '../../stream/stage.js';
import type { Transducer } from '../../stream/transducer.js';
import type { CallStatus, SessionItem } from '../format/entry.js';
import { pickIfJson } from '../format/json-pick.js';
import { parseTime } from '../format/time.js';
import { isBlank } from '../format/white-space.js';
import { commandOfCall, inputAsGiven, inputOfArguments } from './codex-command.js';
import { codexLine } from './codex-format.js';
import {
  type CodexLine,
  type CodexPayload,
  type CodexRefinement,
  joinTexts,
  readOutput,
  readRefinement,
} from './codex-results.js';
import type { ReadDetail, ReadOptions } from './reader.js';
import { type RawRecord, typedLine } from './records.js';
import type { EntryFacts, SessionFacts } from './session-facts.js';

/** Reads bytes of the rollout that were read before. */
export type ReadAgain = (offset: number, size: number) => Buffer;

/** Where a line stands. */
interface Place {
  readonly offset: number;
  readonly size: number;
}

interface Call {
  readonly call: number;
  status: CallStatus | undefined;
  exitCode: number | undefined;
  /** Where the line begins that gave the status. */
  offset: number;
  /** The line that holds the result's text; nothing when the text is empty. */
  text: Place | undefined;
  /** Whether an output line may still give the text: not after an output, nor after an abort. */
  takesOutput: boolean;
}

/**
 * Transducer: Codex's lines in, session items out (without the `end` item).
 *
 * Holds each call's status and where its text stands, never the text: when a
 * later line turns a call into a failure, the line with the text is read again.
 * Fails with the system's error when that reading fails.
 */
export function codexEntries(
  facts: SessionFacts,
  readAgain: ReadAgain,
  options: ReadOptions = {},
): Transducer<RawRecord<CodexLine>, SessionItem> {
  return new CodexEntries(facts, readAgain, options.detail);
}

class CodexEntries implements Transducer<RawRecord<CodexLine>, SessionItem> {
  readonly #facts: SessionFacts;
  readonly #readAgain: ReadAgain;
  readonly #keepTexts: boolean;
  readonly #keepSpans: boolean;
  readonly #calls = new Map<string, Call>();
  /** Calls without a result. */
  readonly #open = new Set<Call>();
  #cwd: string | undefined;

  constructor(facts: SessionFacts, readAgain: ReadAgain, detail: ReadDetail = 'full') {
    this.#facts = facts;
    this.#readAgain = readAgain;
    this.#keepTexts = detail === 'full';
    this.#keepSpans = detail !== 'counts';
  }

  take(record: RawRecord<CodexLine>, push: Push<SessionItem>): void {
    const line = typedLine(record);
    this.#facts.addLine(record.size, line !== undefined);
    if (line === undefined) {
      push({ type: 'unparsed', offset: record.offset });
      return;
    }
    const { type, timestamp, payload = {} } = line;
    if (type === 'session_meta' || type === 'turn_context') {
      this.#cwd = this.#facts.addCwd(payload.cwd) ?? this.#cwd;
    }
    const { kind, span, text } = classify(type, payload);
    const entry = this.#facts.addEntry({
      kind,
      text: this.#keepTexts ? text : '',
      offset: record.offset,
      span: this.#spanOf(span, record.offset),
      time: timestamp === undefined ? undefined : parseTime(timestamp),
      cwd: this.#cwd,
      model: type === 'turn_context' ? payload.model : undefined,
    });
    push(entry);
    if (kind === 'tool_call') this.#pushCall(payload, entry.index, push);
    if (kind === 'interrupt') this.#interruptOpenCalls(record.offset, push);
    // Not the record: a place is kept as long as its call, and a record holds its whole line.
    const place = { offset: record.offset, size: record.size };
    if (type === 'response_item') this.#takeOutput(payload, place, push);
    const refinement = type === 'event_msg' ? readRefinement(payload) : undefined;
    if (refinement !== undefined) this.#refine(refinement, place, push);
  }

  #spanOf(span: string, offset: number): string {
    if (!this.#keepSpans) return '';
    return span === '' ? `L${offset}` : span;
  }

  #pushCall(payload: CodexPayload, entry: number, push: Push<SessionItem>): void {
    const id = payload.call_id ?? '';
    if (this.#calls.has(id)) return;
    const call: Call = {
      call: this.#facts.nextCall(),
      status: undefined,
      exitCode: undefined,
      offset: 0,
      text: undefined,
      takesOutput: true,
    };
    if (id !== '') this.#calls.set(id, call);
    this.#open.add(call);
    const tool = payload.type === 'local_shell_call' ? 'local_shell' : (payload.name ?? '');
    const input = this.#keepTexts ? inputOf(payload) : undefined;
    const command = input === undefined ? undefined : commandOfCall(tool, input);
    push({ type: 'call', call: call.call, entry, tool, command, input });
  }

  #interruptOpenCalls(offset: number, push: Push<SessionItem>): void {
    for (const call of this.#open) {
      Object.assign(call, { status: 'interrupted', offset, takesOutput: false });
      this.#pushResult(call, () => '', push);
    }
    this.#open.clear();
  }

  /** The first output of a call is its result; after a record that settled the call it can only give the text. */
  #takeOutput(payload: CodexPayload, place: Place, push: Push<SessionItem>): void {
    if (payload.type !== 'function_call_output' && payload.type !== 'custom_tool_call_output') return;
    const call = this.#calls.get(payload.call_id ?? '');
    if (call?.takesOutput !== true) return;
    call.takesOutput = false;
    const output = readOutput(payload.output);
    const isSettled = call.status !== undefined;
    if (isSettled && (call.text !== undefined || output.isEmpty)) return;
    call.text = output.isEmpty ? undefined : place;
    if (!isSettled) {
      Object.assign(call, { status: output.status, exitCode: output.exitCode, offset: place.offset });
      this.#open.delete(call);
    }
    this.#pushResult(call, output.readText, push);
  }

  /** A later record of the harness decides the status; it moves the result to its own line when the status changes. */
  #refine(refinement: CodexRefinement, place: Place, push: Push<SessionItem>): void {
    const call = this.#calls.get(refinement.callId);
    if (call === undefined || refinement.status === undefined) return;
    const before = { ...call };
    this.#open.delete(call);
    if (call.status !== refinement.status) call.offset = place.offset;
    call.status = refinement.status;
    call.exitCode = refinement.exitCode ?? call.exitCode;
    if (call.text === undefined && refinement.text !== '') call.text = place;
    const isSame =
      call.status === before.status && call.exitCode === before.exitCode && call.text === before.text;
    if (isSame) return;
    const { text } = call;
    const isHere = text === place || text === undefined;
    this.#pushResult(call, () => (isHere ? refinement.text : this.#textAt(text)), push);
  }

  #textAt(place: Place): string {
    const bytes = this.#readAgain(place.offset, place.size - 1);
    const payload = pickIfJson(bytes, codexLine)?.payload ?? {};
    return readRefinement(payload)?.text ?? readOutput(payload.output).readText();
  }

  /** @param readText called for a result whose text is shown */
  #pushResult(call: Call, readText: () => string, push: Push<SessionItem>): void {
    const status = call.status as CallStatus;
    const hasExitCode = status === 'ok' || status === 'error';
    push({
      type: 'result',
      call: call.call,
      offset: call.offset,
      status,
      exitCode: hasExitCode ? call.exitCode : undefined,
      text: status === 'ok' || !this.#keepTexts ? '' : readText(),
    });
  }
}

const CALLS: ReadonlySet<string | undefined> = new Set([
  'function_call',
  'custom_tool_call',
  'local_shell_call',
]);

function inputOf(payload: CodexPayload): Buffer {
  if (payload.type === 'function_call') return inputOfArguments(payload.arguments);
  return inputAsGiven(payload.type === 'local_shell_call' ? payload.action : payload.input);
}

/** What an entry is; an empty span stands for the line's offset. */
function classify(
  type: string | undefined,
  payload: CodexPayload,
): Pick<EntryFacts, 'kind' | 'span'> & { readonly text: string } {
  if (type === 'response_item') {
    if (CALLS.has(payload.type)) return { kind: 'tool_call', span: payload.call_id ?? '', text: '' };
    const isAnswer = payload.type === 'message' && payload.role === 'assistant';
    const text = isAnswer ? answerText(payload) : '';
    return { kind: text === '' ? 'other' : 'assistant_text', span: '', text };
  }
  if (type !== 'event_msg') return { kind: 'other', span: '', text: '' };
  if (payload.type === 'turn_aborted' && payload.reason === 'interrupted') {
    return { kind: 'interrupt', span: '', text: '' };
  }
  const item = payload.type === 'item_completed' ? payload.item : undefined;
  const isItem = item?.type === 'UserMessage';
  const spoken = payload.type === 'user_message' ? payload.message : undefined;
  const text = isItem ? joinTexts(item.content, 'text') : (spoken ?? '');
  if (isBlank(text)) return { kind: 'other', span: isItem ? (item.id ?? '') : '', text: '' };
  return { kind: 'prompt', span: isItem ? (item.id ?? '') : '', text };
}

function answerText(payload: CodexPayload): string {
  const answers = (payload.content ?? []).filter((one) => one?.type === 'output_text');
  return answers
    .map((one) => one?.text ?? '')
    .filter((text) => !isBlank(text))
    .join('\n');
}
