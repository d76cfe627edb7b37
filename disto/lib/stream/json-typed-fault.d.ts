import type { z } from 'zod';
import { CodedError } from './errors.js';
import type { JsonFault } from './json-scan.js';
/** Why a text is not what its schema says. */
export type TypedFaultCode = JsonFault['code'] | 'duplicate-key' | 'missing-key' | 'wrong-type' | 'not-an-integer' | 'out-of-range' | 'unknown-value' | 'unknown-kind';
/** A text that is JSON, and not of the shape that its schema asks for. `offset` is told where a byte is at fault, else the message names the path. */
export declare class TypedFault extends CodedError {
    readonly code: TypedFaultCode;
}
/** Names the first thing that a schema found wrong with a value. */
export declare function explain(issue: z.core.$ZodIssue, value: unknown): TypedFault;
//# sourceMappingURL=json-typed-fault.d.ts.map