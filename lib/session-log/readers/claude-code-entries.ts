import type { Push } from '../../stream/stage.js';
import type { Transducer } from '../../stream/transducer.js';
import type { CallStatus, SessionItem } from '../format/entry.js';
import { pickFrom } from '../format/json-pick.js';
import type { Picked } from '../format/json-shape.js';
import { parseTime } from '../format/time.js';
import { isBlank, trimWhite } from '../format/white-space.js';
import { commandOf, copyOf } from './call-input.js';
import { CLAUDE_CODE_TEXTS, type claudeCodeLine, claudeCodeResultContent } from './claude-code-format.js';
import type { ReadDetail, ReadOptions } from './reader.js';
import { type RawRecord, typedLine } from './records.js';
import type { EntryFacts, SessionFacts } from './session-facts.js';

export type ClaudeCodeLine = Picked<typeof claudeCodeLine>;
type ContentItem = Extract<
  NonNullable<NonNullable<ClaudeCodeLine['message']>['content']>,
  unknown[]
>[number] & {};

/**
 * Transducer: Claude Code's lines in, session items out (without the `end` item).
 *
 * Holds the number of each call by its id. A `tool_use` id that stands on a second
 * line is the same call; the last result line of a call holds. Never fails.
 */
export function claudeCodeEntries(
  facts: SessionFacts,
  options: ReadOptions = {},
): Transducer<RawRecord<ClaudeCodeLine>, SessionItem> {
  return new ClaudeCodeEntries(facts, options.detail);
}

class ClaudeCodeEntries implements Transducer<RawRecord<ClaudeCodeLine>, SessionItem> {
  readonly #facts: SessionFacts;
  readonly #keepTexts: boolean;
  readonly #keepSpans: boolean;
  readonly #calls = new Map<string, number>();

  constructor(facts: SessionFacts, detail: ReadDetail = 'full') {
    this.#facts = facts;
    this.#keepTexts = detail === 'full';
    this.#keepSpans = detail !== 'counts';
  }

  take(record: RawRecord<ClaudeCodeLine>, push: Push<SessionItem>): void {
    const line = typedLine(record);
    this.#facts.addLine(record.size, line !== undefined);
    if (line === undefined) {
      push({ type: 'unparsed', offset: record.offset });
      return;
    }
    const content = line.message?.content;
    const items = Array.isArray(content) ? content.filter((item) => item !== undefined) : [];
    const { kind, text } = classify(line, items);
    const entry = this.#facts.addEntry({
      kind,
      text: this.#keepTexts ? text : '',
      offset: record.offset,
      span: this.#keepSpans ? (line.uuid ?? '') : '',
      time: line.timestamp === undefined ? undefined : parseTime(line.timestamp),
      cwd: line.cwd,
      model: line.type === 'assistant' ? line.message?.model : undefined,
    });
    push(entry);
    if (line.type === 'assistant') this.#pushCalls(items, entry.index, push);
    if (line.type === 'user') this.#pushResults(items, line, record.offset, push);
  }

  #pushCalls(items: readonly ContentItem[], entry: number, push: Push<SessionItem>): void {
    for (const item of items) {
      if (item.type !== 'tool_use') continue;
      const id = item.id ?? '';
      if (this.#calls.has(id)) continue;
      const call = this.#facts.nextCall();
      if (id !== '') this.#calls.set(id, call);
      const input = this.#keepTexts ? copyOf(item.input) : undefined;
      push({ type: 'call', call, entry, tool: item.name ?? '', command: commandOf(input), input });
    }
  }

  #pushResults(
    items: readonly ContentItem[],
    line: ClaudeCodeLine,
    offset: number,
    push: Push<SessionItem>,
  ): void {
    for (const item of items) {
      const call = item.type === 'tool_result' ? this.#calls.get(item.tool_use_id ?? '') : undefined;
      if (call === undefined) continue;
      const isInterrupted = line.toolUseResult?.interrupted === true;
      if (!isInterrupted && item.is_error !== true) {
        push({ type: 'result', call, offset, status: 'ok', exitCode: undefined, text: '' });
        continue;
      }
      const text = resultText(item);
      const status = isInterrupted ? 'interrupted' : failureOf(text);
      push({
        type: 'result',
        call,
        offset,
        status,
        exitCode: undefined,
        text: this.#keepTexts ? text : '',
      });
    }
  }
}

function classify(line: ClaudeCodeLine, items: readonly ContentItem[]): Pick<EntryFacts, 'kind' | 'text'> {
  const content = line.message?.content;
  if (line.type === 'assistant') {
    const texts = typeof content === 'string' ? [content] : textsOf(items);
    const text = texts.filter((one) => !isBlank(one)).join('\n');
    if (items.some((item) => item.type === 'tool_use')) return { kind: 'tool_call', text };
    return text === '' ? { kind: 'other' } : { kind: 'assistant_text', text };
  }
  const isPromptLine =
    line.type === 'user' && line.isMeta !== true && !items.some((item) => item.type === 'tool_result');
  if (!isPromptLine) return { kind: 'other' };
  const text = typeof content === 'string' ? content : textsOf(items).join('\n');
  if (isBlank(text)) return { kind: 'other' };
  if (trimWhite(text).startsWith(CLAUDE_CODE_TEXTS.interrupt)) return { kind: 'interrupt' };
  return { kind: 'prompt', text };
}

function textsOf(items: readonly ContentItem[]): string[] {
  const texts: string[] = [];
  for (const { type, text } of items) if (type === 'text' && text !== undefined) texts.push(text);
  return texts;
}

function resultText(item: ContentItem): string {
  const content = item.content === undefined ? undefined : pickFrom(item.content, claudeCodeResultContent);
  if (content === undefined || typeof content === 'string') return content ?? '';
  return content.flatMap((one) => (one?.type === 'text' ? [one.text ?? ''] : [])).join('\n');
}

function failureOf(text: string): CallStatus {
  if (CLAUDE_CODE_TEXTS.denials.some((denial) => text.includes(denial))) return 'denied';
  return text.includes(CLAUDE_CODE_TEXTS.interrupt) ? 'interrupted' : 'error';
}
