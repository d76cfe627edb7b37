import { CodedError } from './errors.js';
export type JsonFaultCode = 'not-utf8' | 'not-json' | 'too-deep';
/** Bytes that are not one JSON value. `offset` is counted from the start of the scanned buffer. */
export declare class JsonFault extends CodedError {
    /** What is wrong, without the place. */
    readonly detail: string;
    readonly code: JsonFaultCode;
    readonly offset: number;
    constructor(code: JsonFaultCode, offset: number, 
    /** What is wrong, without the place. */
    detail: string);
}
export declare const QUOTE = 34;
export declare const MINUS = 45;
export declare const DIGIT: Uint8Array<ArrayBuffer>;
/** The first position at or after `at` that is not JSON white space. */
export declare function skipWhite(bytes: Buffer, at: number, to: number): number;
/** Passes over the string whose quote stands at `at`. @returns the position after its closing quote */
export declare function skipString(bytes: Buffer, at: number, to: number): number;
/** The text of the string token in `[start, end)`, quotes included. The bytes must be UTF-8. */
export declare function decodeString(bytes: Buffer, start: number, end: number): string;
/** Passes over a number. @returns the position after it */
export declare function skipNumber(bytes: Buffer, at: number, to: number): number;
/** Passes over `true`, `false` or `null`. @returns the position after it */
export declare function skipWord(bytes: Buffer, at: number, to: number): number;
/** The fault of a byte that cannot stand where it stands. */
export declare function unexpected(bytes: Buffer, at: number, to: number): JsonFault;
//# sourceMappingURL=json-tokens.d.ts.map