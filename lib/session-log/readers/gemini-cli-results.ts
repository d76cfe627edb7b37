// What became of a call, as a message of Gemini CLI records it.

import type { CallStatus } from '../format/entry.js';
import type { Picked, RawValue } from '../format/json-shape.js';
import { withoutFinalBreaks } from '../format/white-space.js';
import { GEMINI_TEXTS, type geminiMessage } from './gemini-cli-format.js';

export type GeminiMessage = Picked<typeof geminiMessage>;
export type GeminiCall = NonNullable<NonNullable<GeminiMessage['toolCalls']>[number]>;

export interface GeminiResult {
  readonly status: CallStatus;
  readonly exitCode: number | undefined;
  readonly readText: () => string;
}

const TERMINAL: Readonly<Record<string, CallStatus>> = {
  success: 'ok',
  error: 'error',
  cancelled: 'interrupted',
};

/** The result that a call records; undefined while the call is not over. */
export function readResult(tool: string, call: GeminiCall): GeminiResult | undefined {
  const { status: written = '' } = call;
  const terminal = Object.hasOwn(TERMINAL, written) ? TERMINAL[written] : undefined;
  if (terminal === undefined) return undefined;
  const responses = responsesOf(call);
  const isShell = tool === GEMINI_TEXTS.shell;
  const readText = (): string => (isShell ? unwrapShellText(join(responses)) : join(responses));
  const isDenied = terminal !== 'ok' && saysDenied(join(responses));
  const status = isDenied ? 'denied' : terminal;
  if (!isShell || status === 'denied' || status === 'interrupted') {
    return { status, exitCode: undefined, readText };
  }
  return { status, exitCode: undefined, readText, ...readShellTrailer(responses) };
}

function responsesOf(call: GeminiCall): RawValue[] {
  return (call.result ?? []).flatMap((part) => {
    const response = part?.functionResponse?.response;
    return response?.error ?? response?.output ?? [];
  });
}

function join(responses: readonly RawValue[]): string {
  return responses.map((response) => response.decode()).join('\n');
}

function saysDenied(text: string): boolean {
  return GEMINI_TEXTS.denials.some((denial) => text.includes(denial));
}

/** What the command printed and the trailer, without what Gemini CLI wraps around them. */
function unwrapShellText(text: string): string {
  const inner = text.startsWith(GEMINI_TEXTS.untrusted.open)
    ? withoutClose(text.slice(GEMINI_TEXTS.untrusted.open.length))
    : text;
  return inner.startsWith(GEMINI_TEXTS.output) ? inner.slice(GEMINI_TEXTS.output.length) : inner;
}

function withoutClose(text: string): string {
  const { close } = GEMINI_TEXTS.untrusted;
  return withoutFinalBreaks(text.endsWith(close) ? text.slice(0, -close.length) : text);
}

type Outcome = Pick<GeminiResult, 'status' | 'exitCode'>;

/** What the command printed can be large; the trailer is short. */
const TRAILER_BYTES = 128;

function readShellTrailer(responses: readonly RawValue[]): Outcome | undefined {
  const [response] = responses;
  const isWrapped = responses.length === 1 && response !== undefined ? tellWrapping(response) : undefined;
  if (response !== undefined && isWrapped !== undefined) {
    const { text, isAll } = response.decodeEnd(TRAILER_BYTES);
    const trailer = readTrailer(isWrapped ? withoutClose(text) : text);
    // Lines that go back to where the piece begins can have begun before it.
    if (!isAll && trailer.lineStart > 0) return trailer.outcome;
  }
  return readTrailer(unwrapShellText(join(responses))).outcome;
}

const LESS_THAN = 0x3c;
const BACKSLASH = 0x5c;

/** Whether a text is wrapped, undecoded; undefined when its first bytes do not tell. */
function tellWrapping(response: RawValue): boolean | undefined {
  if (response.isSpelledFrom(GEMINI_TEXTS.untrusted.spelledOpen)) return true;
  const first = response.source[response.start + 1];
  return first === LESS_THAN || first === BACKSLASH ? undefined : false;
}

/** What the final lines say; lines that the command printed before them are not looked at. */
function readTrailer(text: string): { readonly outcome: Outcome | undefined; readonly lineStart: number } {
  let hasSignal = false;
  let end = text.length;
  let start = 0;
  while (end > 0) {
    start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end);
    if (!GEMINI_TEXTS.trailer.some((lead) => line.startsWith(lead))) break;
    const exitCode = Number(GEMINI_TEXTS.exitCode.exec(line)?.[1] ?? 0);
    if (exitCode !== 0) return { outcome: { status: 'error', exitCode }, lineStart: start };
    hasSignal ||= GEMINI_TEXTS.signal.test(line);
    end = start - 1;
  }
  return { outcome: hasSignal ? { status: 'error', exitCode: undefined } : undefined, lineStart: start };
}
