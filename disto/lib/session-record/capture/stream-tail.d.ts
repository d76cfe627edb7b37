import { AddressedText } from './bodies.js';
export declare class StreamTail {
    #private;
    /** @param ceiling most bytes of UTF-8 that are kept */
    constructor(ceiling: number);
    /** Takes what was printed next. */
    add(chunk: Buffer | string): void;
    /** The text, once everything was printed. To be called once. */
    finish(): AddressedText;
}
//# sourceMappingURL=stream-tail.d.ts.map