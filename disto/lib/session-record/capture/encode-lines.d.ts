import { type JournalLineValue } from '../format/journal-line.js';
/**
 * The bytes of some lines, each with its line feed, in a buffer of their own.
 *
 * @throws TypedFault for a value that the journal's schema refuses: what no reader would take is not written
 */
export declare function encodeLines(lines: readonly JournalLineValue[]): Buffer;
//# sourceMappingURL=encode-lines.d.ts.map