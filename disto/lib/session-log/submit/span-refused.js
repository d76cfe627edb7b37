import { CodedError } from '../../stream/errors.js';
import { formatRef } from '../format/ref.js';
import { scrubText } from '../scrub/scrub.js';
/** Why nothing is filed from a span. Every text in it is scrubbed: a ref can hold a secret like any file name. */
export class SpanRefused extends CodedError {
    session;
    constructor(session, code, message, hint = 'nothing was filed') {
        super(code, scrubText(message), { hint: scrubText(hint) });
        this.session = session;
    }
    /** A session in a state that is not read; the code is the state. */
    static forState(session, state, reason) {
        const detail = reason === undefined ? '' : ` (${reason})`;
        return new SpanRefused(session, state, `${formatRef(session)} is ${state}${detail}`);
    }
    /** A session whose log records no working directory. */
    static forUnknownProject(session) {
        return new SpanRefused(session, 'unknown-project', `${formatRef(session)} records no working directory, so no policy can be checked`, 'nothing was filed; allow it with --allow-unknown-project');
    }
}
//# sourceMappingURL=span-refused.js.map