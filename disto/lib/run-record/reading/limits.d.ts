/** The most bytes that the reader takes a record to have. */
export declare const RECORD_BYTES = 1048576;
/** The most segments: the lines of a record, and its unterminated rest. */
export declare const RECORD_SEGMENTS = 10000;
/** How much of a file is asked for at once, in bytes. */
export declare const READ_CHUNK = 65536;
/**
 * How many items may wait between two stages. A record is bounded, so a long
 * queue holds no more than the reading does; a short one costs a wait for every
 * few lines (measured: a tenth of the processor time of a listing).
 */
export declare const QUEUED_ITEMS = 1024;
//# sourceMappingURL=limits.d.ts.map