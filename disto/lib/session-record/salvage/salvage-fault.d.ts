import { CodedError } from '../../stream/errors.js';
/** Why a journal could not be collected. */
export type SalvageFaultCode = 'engine-unsupported' | 'engine-unreachable' | 'engine-refused' | 'container-unknown' | 'bad-container' | 'bad-workspace' | 'archive-odd' | 'archive-cut' | 'journal-too-large' | 'timed-out';
/** A journal that could not be collected: nothing of it is kept. */
export declare class SalvageFault extends CodedError {
    readonly code: SalvageFaultCode;
    constructor(code: SalvageFaultCode, message: string, cause?: unknown);
}
//# sourceMappingURL=salvage-fault.d.ts.map