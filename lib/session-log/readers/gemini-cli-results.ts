// What became of a call, as a message of Gemini CLI records it.

import type { CallStatus } from '../format/entry.js';
import type { Picked } from '../format/json-shape.js';
import { GEMINI_TEXTS, type geminiMessage } from './gemini-cli-format.js';

export type GeminiMessage = Picked<typeof geminiMessage>;
export type GeminiCall = NonNullable<NonNullable<GeminiMessage['toolCalls']>[number]>;

export interface GeminiResult {
  readonly status: CallStatus;
  readonly exitCode: number | undefined;
  readonly text: string;
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
  const recorded = responseText(call);
  const text = tool === GEMINI_TEXTS.shell ? unwrapShellText(recorded) : recorded;
  const isDenied = terminal !== 'ok' && GEMINI_TEXTS.denials.some((denial) => recorded.includes(denial));
  const status = isDenied ? 'denied' : terminal;
  if (tool !== GEMINI_TEXTS.shell || status === 'denied' || status === 'interrupted') {
    return { status, exitCode: undefined, text };
  }
  return { status, exitCode: undefined, text, ...readTrailer(text) };
}

function responseText(call: GeminiCall): string {
  const texts = (call.result ?? []).map((part) => {
    const response = part?.functionResponse?.response;
    return response?.error ?? response?.output;
  });
  return texts.filter((text) => text !== undefined).join('\n');
}

/** What the command printed and the trailer, without what Gemini CLI wraps around them. */
function unwrapShellText(text: string): string {
  const { open, close } = GEMINI_TEXTS.untrusted;
  let inner = text;
  if (inner.startsWith(open)) {
    inner = inner.slice(open.length);
    if (inner.endsWith(close)) inner = inner.slice(0, -close.length);
    inner = withoutFinalBreaks(inner);
  }
  return inner.startsWith(GEMINI_TEXTS.output) ? inner.slice(GEMINI_TEXTS.output.length) : inner;
}

function withoutFinalBreaks(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '\n' || text[end - 1] === '\r')) end -= 1;
  return text.slice(0, end);
}

/** What the final lines say; lines that the command printed before them are not looked at. */
function readTrailer(text: string): { status: CallStatus; exitCode: number | undefined } | undefined {
  let hasSignal = false;
  let end = text.length;
  while (end > 0) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end);
    if (!GEMINI_TEXTS.trailer.some((lead) => line.startsWith(lead))) break;
    const exitCode = Number(GEMINI_TEXTS.exitCode.exec(line)?.[1] ?? 0);
    if (exitCode !== 0) return { status: 'error', exitCode };
    hasSignal ||= GEMINI_TEXTS.signal.test(line);
    end = start - 1;
  }
  return hasSignal ? { status: 'error', exitCode: undefined } : undefined;
}
