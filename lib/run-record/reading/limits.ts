/** The most bytes that the reader takes a record to have. */
export const RECORD_BYTES = 1_048_576;

/** The most segments: the lines of a record, and its unterminated rest. */
export const RECORD_SEGMENTS = 10_000;

/** How much of a file is asked for at once, in bytes. */
export const READ_CHUNK = 65_536;
