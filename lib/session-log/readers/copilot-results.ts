// What became of a call, as a `tool.execution_complete` says it.

import type { CallStatus } from '../format/entry.js';
import type { Picked } from '../format/json-shape.js';
import { isBlank } from '../format/white-space.js';
import { COPILOT_TEXTS, type copilotEvent } from './copilot-format.js';

export type CopilotEvent = Picked<typeof copilotEvent>;
export type CopilotData = NonNullable<CopilotEvent['data']>;

export interface CopilotResult {
  readonly status: CallStatus;
  readonly exitCode: number | undefined;
  readonly text: string;
}

/** @param isShell whether the call's start says that it runs a shell; a completion can say so as well */
export function readComplete(data: CopilotData, isShell: boolean): CopilotResult {
  const content = data.result?.content ?? '';
  const printed = content === '' ? (data.error?.message ?? '') : content;
  const hasExitLine = isShell || data.shellExecution !== undefined;
  const { text, exitCode: written } = hasExitLine ? cutExitLine(printed) : { text: printed };
  const exitCode = data.shellExecution?.exitCode ?? written;
  return { status: statusOf(data, exitCode), exitCode, text };
}

function statusOf(data: CopilotData, exitCode: number | undefined): CallStatus {
  if (data.success === true) return exitCode === undefined || exitCode === 0 ? 'ok' : 'error';
  const code = data.error?.code ?? '';
  return (COPILOT_TEXTS.deniedCodes as readonly string[]).includes(code) ? 'denied' : 'error';
}

/** Takes the closing line with the exit code, and what follows it, off a shell's output. */
function cutExitLine(text: string): { text: string; exitCode?: number | undefined } {
  let end = text.length;
  while (end > 0) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end);
    if (!isBlank(line) && !COPILOT_TEXTS.notes.some((note) => line.startsWith(note))) {
      const match = COPILOT_TEXTS.exit.map((form) => form.exec(line)).find((found) => found !== null);
      if (match === undefined) return { text };
      return { text: withoutFinalBreaks(text.slice(0, start)), exitCode: Number(match?.[1]) };
    }
    end = start - 1;
  }
  return { text };
}

function withoutFinalBreaks(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '\n' || text[end - 1] === '\r')) end -= 1;
  return text.slice(0, end);
}
