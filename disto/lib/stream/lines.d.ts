import { type Stage } from './stage.js';
/** A complete line, without its line feed. */
export interface Line {
    readonly kind: 'line';
    /** The bytes before the line feed; a carriage return is one of them. */
    readonly bytes: Buffer;
    /** Where the line begins, in bytes from the start of the input. */
    readonly offset: number;
    /** From 1. */
    readonly number: number;
}
/** A complete line that is longer than the limit: its bytes were passed over. */
export interface OverlongLine {
    readonly kind: 'overlong';
    /** Bytes before the line feed. */
    readonly size: number;
    readonly offset: number;
    readonly number: number;
}
/** What stood after the last line feed. It is no line, even when its bytes look whole. */
export interface UnterminatedTail {
    readonly kind: 'tail';
    readonly size: number;
    readonly offset: number;
    readonly number: number;
    /** Its bytes, when they were asked for (`keepTail`) and are within the limit. */
    readonly bytes?: Buffer;
}
export type LineItem = Line | OverlongLine | UnterminatedTail;
/** 64 MiB; the longest string of Node.js is 536,870,888 characters. */
export declare const DEFAULT_MAX_LINE: number;
/** What is done with lines where they stand. */
export interface LineVisitor {
    /**
     * A complete line, `bytes[start, end)`: in the chunk itself, or in bytes of its own when it began in an earlier one.
     *
     * @param offset where it begins, in bytes from the start of the input
     */
    line(bytes: Buffer, start: number, end: number, offset: number): void;
    /** A complete line over the limit: `size` bytes before the line feed. */
    overlong(size: number, offset: number): void;
}
/** The splitter behind {@link lines}, for callers that read a file themselves. */
export declare class LineSplitter {
    #private;
    /**
     * @param maxLine the longest line that is held, in bytes without its line feed.
     * @param keepTail whether the unterminated tail comes with its bytes.
     */
    constructor(maxLine?: number, keepTail?: boolean);
    /** Takes the next bytes of the input; emits each line that they complete. */
    push(chunk: Buffer, emit: (item: Line | OverlongLine) => void): void;
    /** As {@link push}, without a copy or an object for a line. */
    visit(chunk: Buffer, visitor: LineVisitor): void;
    /** What is left after the last line feed, if anything. Call it once, at the end of the input. */
    end(): UnterminatedTail | undefined;
}
/** Options of {@link lines}. */
export interface LinesOptions {
    /** The longest line that is held, in bytes without its line feed (default {@link DEFAULT_MAX_LINE}). */
    readonly maxLine?: number;
    /** Whether the unterminated tail comes with its bytes (default false). */
    readonly keepTail?: boolean;
}
/**
 * Stage: bytes in (`Buffer` chunks of any size), {@link LineItem} out. The
 * items do not depend on how the bytes were cut into chunks.
 *
 * Holds one unfinished line, at most `maxLine` bytes. Never fails: an over-long
 * line and an unterminated tail are items of their own kind.
 */
export declare function lines(options?: LinesOptions): Stage<Buffer, LineItem>;
//# sourceMappingURL=lines.d.ts.map