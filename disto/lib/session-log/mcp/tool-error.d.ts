import { CodedError } from '../../stream/errors.js';
export type DetailCode = 'unknown_field' | 'duplicate_key' | 'type_mismatch' | 'empty' | 'out_of_range' | 'required' | 'invalid_format';
/** One thing that is wrong with the arguments. */
export interface ErrorDetail {
    readonly code: DetailCode;
    /** `?<argument>` */
    readonly pointer: string;
    readonly message: string;
}
/** A call of a tool that is not carried out. `code` is the body's `error`. */
export declare class ToolError extends CodedError {
    readonly details: readonly ErrorDetail[];
    constructor(code: 'validation_error' | 'bad_request', message: string, details?: readonly ErrorDetail[]);
    static forArguments(details: readonly ErrorDetail[]): ToolError;
}
export declare function detail(code: DetailCode, argument: string, message: string): ErrorDetail;
//# sourceMappingURL=tool-error.d.ts.map