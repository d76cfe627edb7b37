/** Where a fault was met and what to do about it. */
export interface FaultPlace {
  /** Byte offset in the input, from 0. */
  readonly offset?: number | undefined;
  /** Line number in the input, from 1. */
  readonly line?: number | undefined;
  /** One sentence: what the reader of the message can do next. */
  readonly hint?: string | undefined;
  /** The error that lies behind this one. */
  readonly cause?: unknown;
}

/**
 * The base of every error that this package raises on purpose. `code` is
 * kebab-case and stable: programs and tests match it, people read the message.
 */
export class CodedError extends Error {
  readonly code: string;
  readonly offset: number | undefined;
  readonly line: number | undefined;
  readonly hint: string | undefined;

  constructor(code: string, message: string, place: FaultPlace = {}) {
    super(message, place.cause === undefined ? undefined : { cause: place.cause });
    this.name = new.target.name;
    this.code = code;
    this.offset = place.offset;
    this.line = place.line;
    this.hint = place.hint;
  }

  /** The form that programs print under `--json`. */
  toJSON(): Record<string, unknown> {
    const { code, message, line, offset, hint } = this;
    return {
      error: code,
      message,
      ...(line === undefined ? {} : { line }),
      ...(offset === undefined ? {} : { offset }),
      ...(hint === undefined ? {} : { hint }),
    };
  }
}

/** A file, a pipe or a disk that did not do its part: nothing is wrong with the input's format. */
export class MachineryError extends CodedError {
  /**
   * Wraps an operating system error. The code is `cannot-<verb>` and the
   * message names the file and the system's own error code.
   */
  static from(
    verb: 'open' | 'read' | 'write' | 'create' | 'remove',
    path: string,
    cause: unknown,
  ): MachineryError {
    const systemCode = systemErrorCode(cause);
    const detail = systemCode ?? (cause instanceof Error ? cause.message : String(cause));
    return new MachineryError(`cannot-${verb}`, `cannot ${verb} ${path}: ${detail}`, {
      cause,
      hint: systemCode === undefined ? undefined : SYSTEM_HINTS[systemCode],
    });
  }
}

const SYSTEM_HINTS: Record<string, string> = {
  ENOENT: 'check the path',
  EACCES: 'check the permissions of the path',
  ENOSPC: 'free some space, or name another place with --scratch or -o',
  EDQUOT: 'free some space, or name another place with --scratch or -o',
  EISDIR: 'name a file, not a directory',
  ENOTDIR: 'a part of the path is not a directory',
  EROFS: 'name a place that can be written to',
};

/** The operating system's error code (`ENOENT`, `ENOSPC`, ...) of a failure, if it has one. */
export function systemErrorCode(failure: unknown): string | undefined {
  if (!(failure instanceof Error)) return undefined;
  const { code } = failure as NodeJS.ErrnoException;
  return typeof code === 'string' && /^E[A-Z0-9]+$/.test(code) ? code : undefined;
}
