import { CodedError } from './errors.js';
/** What a {@link DocumentWalker} meets. Bytes are copies. */
export interface DocumentVisitor {
    /** Whether a member that is a list is handed on by element. Asked when its value begins. */
    isStreamed(key: string): boolean;
    /** Whether the elements of a streamed list are wanted; if not, they are only counted. */
    isWanted(key: string): boolean;
    /** A member that is not streamed. `offset` is where its value begins in the text. */
    member(key: string, value: Buffer, offset: number): void;
    element(key: string, element: Buffer, number: number, offset: number): void;
    /** A streamed list has ended. */
    end(key: string, elements: number): void;
}
/** A value that is longer than is held. Code `value-too-long`. */
export declare class ValueTooLong extends CodedError {
    constructor(key: string, offset: number, most: number);
}
/** The longest value that is held unless told otherwise: the longest line that assembly can be told to hold. */
export declare const MAX_VALUE: number;
export declare class DocumentWalker {
    #private;
    constructor(visitor: DocumentVisitor, maxValue?: number);
    /** @throws JsonFault, ValueTooLong, `duplicate-key`, and whatever the visitor throws */
    push(chunk: Buffer): void;
    /** To be called once, after the last chunk. @throws JsonFault when the object is not whole */
    end(): void;
}
//# sourceMappingURL=json-document.d.ts.map