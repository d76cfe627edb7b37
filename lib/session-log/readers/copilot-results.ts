// What became of a call, as a `tool.execution_complete` says it.

import type { CallStatus } from '../format/entry.js';
import { type Picked, RawValue } from '../format/json-shape.js';
import { isBlank, withoutFinalBreaks } from '../format/white-space.js';
import { COPILOT_TEXTS, type copilotEvent } from './copilot-format.js';

export type CopilotEvent = Picked<typeof copilotEvent>;
export type CopilotData = NonNullable<CopilotEvent['data']>;

export interface CopilotResult {
  readonly status: CallStatus;
  readonly exitCode: number | undefined;
  readonly readText: () => string;
}

/** @param isShell whether the call's start says that it runs a shell; a completion can say so as well */
export function readComplete(data: CopilotData, isShell: boolean): CopilotResult {
  const content = data.result?.content;
  const printed = content === undefined || content.isEmptyString ? (data.error?.message ?? '') : content;
  const hasExitLine = isShell || data.shellExecution !== undefined;
  const exitCode = data.shellExecution?.exitCode ?? (hasExitLine ? readExitCode(printed) : undefined);
  return {
    status: statusOf(data, exitCode),
    exitCode,
    readText: () => {
      const text = textOf(printed);
      return hasExitLine ? cutExitLine(text).text : text;
    },
  };
}

function textOf(printed: string | RawValue): string {
  return printed instanceof RawValue ? printed.decode() : printed;
}

/** What a shell printed can be large; its closing lines are short. */
const CLOSING_BYTES = 128;

function readExitCode(printed: string | RawValue): number | undefined {
  if (printed instanceof RawValue) {
    const closing = printed.decodeEnd(CLOSING_BYTES);
    const { exitCode, lineStart } = cutExitLine(closing.text);
    // A line that begins with the piece can have begun before it.
    if (closing.isAll || lineStart > 0) return exitCode;
  }
  return cutExitLine(textOf(printed)).exitCode;
}

function statusOf(data: CopilotData, exitCode: number | undefined): CallStatus {
  if (data.success === true) return exitCode === undefined || exitCode === 0 ? 'ok' : 'error';
  const code = data.error?.code ?? '';
  return (COPILOT_TEXTS.deniedCodes as readonly string[]).includes(code) ? 'denied' : 'error';
}

interface CutOutput {
  readonly text: string;
  readonly exitCode: number | undefined;
  /** Where the line begins that was looked at last. */
  readonly lineStart: number;
}

/** Takes the closing line with the exit code, and what follows it, off a shell's output. */
function cutExitLine(text: string): CutOutput {
  let end = text.length;
  let start = 0;
  while (end > 0) {
    start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end);
    if (!isBlank(line) && !COPILOT_TEXTS.notes.some((note) => line.startsWith(note))) {
      const match = COPILOT_TEXTS.exit.map((form) => form.exec(line)).find((found) => found !== null);
      if (match === undefined) break;
      const exitCode = Number(match?.[1]);
      return { text: withoutFinalBreaks(text.slice(0, start)), exitCode, lineStart: start };
    }
    end = start - 1;
  }
  return { text, exitCode: undefined, lineStart: start };
}
