// Why an operation on a run gives no answer. Each kind has an exit code of its own.

import { CodedError, MachineryError } from '../../stream/errors.js';
import { CHECK_EXITS } from '../format/rules.js';
import { FileFault } from '../reading/file-fault.js';
import { UnusableRecord } from '../reading/record-reading.js';

/** Nothing there, or more than one thing. Exit code 1. */
export class NothingFound extends CodedError {
  constructor(code: string, message: string, hint?: string) {
    super(code, message, { hint });
  }
}

/** A question that cannot be asked like this. Exit code 2. */
export class BadRequest extends CodedError {
  constructor(code: string, message: string, hint?: string) {
    super(code, message, { hint });
  }
}

/** A cursor of another question, or of something that has changed since. Exit code 3. */
export class CursorConflict extends CodedError {
  constructor(message: string) {
    super('cursor-conflict', message, { hint: 'ask again without --after' });
  }
}

/** A fact that is malformed, or that disagrees with another or with the bytes it speaks of. Exit code 5. */
export class BrokenFact extends CodedError {
  constructor(code: string, message: string, line?: number) {
    super(code, message, { line });
  }
}

/** The exit codes of every operation that reads a run. */
export const READING_EXITS = {
  found: 0,
  nothing: 1,
  request: 2,
  conflict: 3,
  dependency: 4,
  integrity: 5,
} as const;

/** The exit code of a refusal; undefined for an error of any other origin. */
export function exitOfRefusal(error: unknown): number | undefined {
  if (error instanceof NothingFound) return READING_EXITS.nothing;
  if (error instanceof BadRequest) return READING_EXITS.request;
  if (error instanceof CursorConflict) return READING_EXITS.conflict;
  if (error instanceof BrokenFact) return READING_EXITS.integrity;
  if (error instanceof FileFault || error instanceof UnusableRecord) return CHECK_EXITS[error.status];
  if (error instanceof MachineryError) return READING_EXITS.dependency;
  return undefined;
}

const MESSAGE_BYTES = 2_048;

/** The document that a program prints on stderr in place of an answer. */
export function describeRefusal(error: CodedError, operation: string): Record<string, unknown> {
  const { code, line, offset, hint } = error;
  return {
    schemaVersion: 1,
    kind: 'error',
    error: {
      code,
      operation,
      cause: error.cause instanceof Error ? boundText(error.cause.message, MESSAGE_BYTES) : null,
      message: boundText(error.message, MESSAGE_BYTES),
      retryable: exitOfRefusal(error) === READING_EXITS.dependency,
      details: {
        ...(line === undefined ? {} : { line }),
        ...(offset === undefined ? {} : { offset }),
        ...(hint === undefined ? {} : { hint }),
      },
    },
  };
}

/** The longest prefix of a text that has at most `limit` bytes in UTF-8 and ends with a whole character. */
export function boundText(text: string, limit: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= limit) return text;
  let end = limit;
  while (end > 0 && ((bytes[end] as number) & 0xc0) === 0x80) end -= 1;
  return bytes.toString('utf8', 0, end);
}
