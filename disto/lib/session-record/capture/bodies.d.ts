import { RawJson } from '../../stream/json-typed.js';
/** A free-form value in canonical form. */
export declare class CanonicalJson extends RawJson {
    /** The same as text, where it was made of a JavaScript value: it is encoded once, into the journal's line. */
    readonly text: string | undefined;
    constructor(json: Buffer | string);
    /** @throws JsonFault `too-deep` */
    static fromBytes(json: RawJson): CanonicalJson;
    /** @throws NotJsonValue, CodedError `too-deep`, and whatever a `toJSON` or a getter throws */
    static fromValue(value: unknown): CanonicalJson;
    get bytes(): Buffer;
    includes(ascii: string): boolean;
    get address(): string;
}
/** A message or a toolset: its address, and what of it is stored. */
export declare class AddressedBody {
    readonly id: string;
    json: RawJson | undefined;
    /**
     * @param id content address of the whole body, images included
     * @param json what is stored; undefined once it is known to be in the pool
     */
    constructor(id: string, json: RawJson | undefined);
}
/** A text: the address of the whole, and what of it is stored. */
export declare class AddressedText {
    readonly id: string;
    readonly kept: Buffer;
    readonly originalBytes: number;
    /**
     * @param id content address of the whole text
     * @param kept UTF-8 of what is stored: the whole, or its tail
     * @param originalBytes size of the whole in UTF-8
     */
    constructor(id: string, kept: Buffer, originalBytes: number);
    get isClipped(): boolean;
}
/** A message or a toolset on its way through the stages. */
export type Body = RawJson | AddressedBody;
/** A text on its way through the stages; as {@link RawJson} it is a JSON string. */
export type Text = RawJson | AddressedText;
//# sourceMappingURL=bodies.d.ts.map