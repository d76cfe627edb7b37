import type { Findings } from './findings.js';
import type { StoredElement } from './session-record.js';
/** Checks one of the two addressed pools. Holds 16 bytes an element. */
export declare class BodyCheck {
    #private;
    /** Bodies whose address cannot be recomputed. */
    unchecked: number;
    constructor(list: 'messages' | 'toolsets', findings: Findings);
    admit({ bytes, number }: StoredElement): void;
}
/** Whether a string is 32 lowercase hex digits. */
export declare function isAddress(id: string): boolean;
//# sourceMappingURL=check-bodies.d.ts.map