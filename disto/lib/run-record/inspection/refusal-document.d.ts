import { type CodedError } from '../../stream/errors.js';
/** The exit code of a refusal; undefined for an error of any other origin. */
export declare function exitOfRefusal(error: unknown): number | undefined;
/** The document that a program prints on stderr in place of an answer. */
export declare function describeRefusal(error: CodedError, operation: string): Record<string, unknown>;
//# sourceMappingURL=refusal-document.d.ts.map