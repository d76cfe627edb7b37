import { CodedError } from '../../stream/errors.js';

export type DetailCode =
  | 'unknown_field'
  | 'duplicate_key'
  | 'type_mismatch'
  | 'empty'
  | 'out_of_range'
  | 'required'
  | 'invalid_format';

/** One thing that is wrong with the arguments. */
export interface ErrorDetail {
  readonly code: DetailCode;
  /** `?<argument>` */
  readonly pointer: string;
  readonly message: string;
}

/** A call of a tool that is not carried out. `code` is the body's `error`. */
export class ToolError extends CodedError {
  constructor(
    code: 'validation_error' | 'bad_request',
    message: string,
    readonly details: readonly ErrorDetail[] = [],
  ) {
    super(code, message);
  }

  static forArguments(details: readonly ErrorDetail[]): ToolError {
    return new ToolError('validation_error', 'the arguments are not valid', details);
  }
}

export function detail(code: DetailCode, argument: string, message: string): ErrorDetail {
  return { code, pointer: `?${argument}`, message };
}
