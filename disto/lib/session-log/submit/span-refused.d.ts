import { CodedError } from '../../stream/errors.js';
import { type SessionName } from '../format/ref.js';
/** Why nothing is filed from a span. Every text in it is scrubbed: a ref can hold a secret like any file name. */
export declare class SpanRefused extends CodedError {
    readonly session: SessionName;
    constructor(session: SessionName, code: string, message: string, hint?: string);
    /** A session in a state that is not read; the code is the state. */
    static forState(session: SessionName, state: string, reason: string | undefined): SpanRefused;
    /** A session whose log records no working directory. */
    static forUnknownProject(session: SessionName): SpanRefused;
}
//# sourceMappingURL=span-refused.d.ts.map