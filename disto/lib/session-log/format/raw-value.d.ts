/** A value that stays bytes: a range of the text that it was picked from, and good as long as that is. */
export declare class RawValue {
    readonly source: Buffer;
    readonly start: number;
    readonly end: number;
    constructor(source: Buffer, start: number, end: number);
    get bytes(): Buffer;
    get isString(): boolean;
    get isNull(): boolean;
    /** Whether it is the string without characters. */
    get isEmptyString(): boolean;
    /** Whether the text of a string value begins with these bytes, spelled like this. */
    isSpelledFrom(start: Buffer): boolean;
    /** The text of a string value. */
    decode(): string;
    /**
     * The text of a string value up to the first place where `mark` is spelled like
     * this, the mark included. Undefined when there is none.
     */
    decodeThrough(mark: Buffer): PartOfText | undefined;
    /** The end of the text of a string value: about so many bytes of it, or all. */
    decodeEnd(size: number): PartOfText;
}
export interface PartOfText {
    readonly text: string;
    readonly isAll: boolean;
}
/** The text of a string token, quotes included in the range. A lone surrogate, which only an escape can write, becomes U+FFFD. */
export declare function decodeText(bytes: Buffer, start: number, stop: number): string;
//# sourceMappingURL=raw-value.d.ts.map