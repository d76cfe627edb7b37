import { CodedError, type FaultPlace } from '../../stream/errors.js';
/** Why a document is no record that this build reads. */
export type RecordFaultCode = 'unsupported-format' | 'missing-format' | 'missing-key' | 'not-a-list' | 'bad-member' | 'bad-element' | 'layout-mismatch' | 'count-mismatch';
/** A document that is refused as a record. */
export declare class RecordFault extends CodedError {
    readonly code: RecordFaultCode;
    constructor(code: RecordFaultCode, message: string, place?: FaultPlace);
}
//# sourceMappingURL=record-fault.d.ts.map