import { CodedError } from '../../stream/errors.js';
const HINTS = {
    'unsupported-format': 'use a release that reads this format',
    'missing-format': 'a record states its format; check that this file is a record',
    'missing-key': 'check that this file is a whole record',
    'not-a-list': 'check that this file is a record',
    'bad-member': 'gg-record verify names everything that is wrong with the record',
    'bad-element': 'gg-record verify names everything that is wrong with the record',
    'layout-mismatch': 'the index in the gzip header was made for another text; zcat and gzip the record again',
    'count-mismatch': 'the index in the gzip header was made for another text; zcat and gzip the record again',
};
/** A document that is refused as a record. */
export class RecordFault extends CodedError {
    constructor(code, message, place = {}) {
        super(code, message, { hint: HINTS[code], ...place });
    }
}
//# sourceMappingURL=record-fault.js.map