import { CodedError } from './errors.js';
/** Why bytes are no sound gzip member. */
export type GzipFaultCode = 'gzip-damaged' | 'gzip-truncated' | 'gzip-trailing-bytes' | 'gzip-crc-mismatch';
/** A gzip member that cannot be believed. */
export declare class GzipFault extends CodedError {
    readonly code: GzipFaultCode;
    constructor(code: GzipFaultCode, message: string, offset?: number);
}
export interface GzipHeader {
    /** Bytes before the deflate stream. */
    readonly length: number;
    /** The extra field, `XLEN` not included. */
    readonly extra: Buffer | undefined;
}
/** Header and trailer without their optional fields. */
export declare const MIN_MEMBER = 18;
export declare const TRAILER_SIZE = 8;
/** Longer headers are refused: an extra field has at most 64 KiB, names are short. */
export declare const MAX_HEADER: number;
/** Whether bytes begin as gzip does. */
export declare function isGzip(bytes: Buffer): boolean;
/**
 * Reads the header that `bytes` begin with.
 *
 * @throws GzipFault `gzip-damaged`; `gzip-truncated` when the header is not whole in `bytes`
 */
export declare function readGzipHeader(bytes: Buffer): GzipHeader;
//# sourceMappingURL=gzip-header.d.ts.map