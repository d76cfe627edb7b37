import type { DigestError } from '../format/digest.js';
import { type SessionName } from '../format/ref.js';
/** A session in a state that is not read. */
export declare function refusalError(session: SessionName, state: string, reason: string | undefined): DigestError;
/** A session whose log records no working directory. */
export declare function unknownProjectError(session: SessionName): DigestError;
/** A session without a file. */
export declare function absentError(session: SessionName, wasSeen: boolean): DigestError;
//# sourceMappingURL=refusal-message.d.ts.map