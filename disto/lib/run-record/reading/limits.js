/** The most bytes that the reader takes a record to have. */
export const RECORD_BYTES = 1_048_576;
/** The most segments: the lines of a record, and its unterminated rest. */
export const RECORD_SEGMENTS = 10_000;
/** How much of a file is asked for at once, in bytes. */
export const READ_CHUNK = 65_536;
/**
 * How many items may wait between two stages. A record is bounded, so a long
 * queue holds no more than the reading does; a short one costs a wait for every
 * few lines (measured: a tenth of the processor time of a listing).
 */
export const QUEUED_ITEMS = 1_024;
//# sourceMappingURL=limits.js.map