import { type RawValue } from '../format/json-shape.js';
/** The string member `command` of an input, whatever the tool. */
export declare function commandOf(input: Buffer | undefined): string | undefined;
/** The bytes of an input, for an item that outlives the line. */
export declare function copyOf(input: RawValue | undefined): Buffer | undefined;
//# sourceMappingURL=call-input.d.ts.map