import { CodedError } from '../../stream/errors.js';
const HINTS = {
    'missing-header': 'a journal begins with its header line; check that this file is one and that its start was not lost',
    'second-header': 'two journals were joined; assemble each on its own',
    'unsupported-format': 'use a release that reads this format',
    'pool-gap': 'a line is missing or doubled; keep the journal, it is the only account of the session',
    'clip-mismatch': 'the line was altered or its writer is broken; keep the journal',
    'dangling-reference': 'a body is missing or stands after its entry; keep the journal, it is the only account of the session',
};
/** A journal that is refused: nothing is written. The code stands in the message. */
export class JournalRefusal extends CodedError {
    pool;
    index;
    count;
    constructor(code, journal, predicate, place, facts = {}) {
        const where = place === undefined ? '' : `, at line ${place.line}, byte ${place.offset}`;
        super(code, `the session journal ${journal} ${predicate}${where} (${code})`, {
            ...place,
            hint: HINTS[code],
        });
        this.pool = facts.pool;
        this.index = facts.index;
        this.count = facts.count;
    }
    toJSON() {
        const { pool, index, count } = this;
        return { ...super.toJSON(), ...(pool === undefined ? {} : { pool, index, count }) };
    }
}
//# sourceMappingURL=refusals.js.map