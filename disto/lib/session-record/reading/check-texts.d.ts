import type { Findings } from './findings.js';
import type { StoredElement } from './session-record.js';
/** To be fed all clip rows, then all texts. Holds the clip rows and 16 bytes a text. */
export declare class TextCheck {
    #private;
    /** @param texts how many texts the pool holds */
    constructor(texts: number, findings: Findings);
    admitClip({ bytes, number }: StoredElement): void;
    admitText({ bytes, number }: StoredElement): void;
}
//# sourceMappingURL=check-texts.d.ts.map