// The interface of the five readers.
//
//   list(environment, policy)   the store's state, the candidates, the problems; opens no session
//   gate(candidate, policy)     the check before the open
//   read(candidate, gate)       the session as a stream of items
//
// A caller goes through them in this order, and reads by `readTwice`
// (readers/read-twice.ts). After the stream's `end` item it checks the recorded
// directories again (policy/policy.ts, `refuseDirectories`) and keeps nothing of a
// session that is refused then.
import { CodedError } from '../../stream/errors.js';
/** A session that could not be opened or read. `message` is the reason of the state `unreadable`; it names no path. */
export class SessionUnreadable extends CodedError {
    constructor(reason, cause) {
        super('session-unreadable', reason, { cause });
    }
}
/**
 * The store changed while the session was read (OpenCode's database): what the stream
 * gave is void. A session is then read once more; a second change makes it unreadable.
 */
export class SessionChanged extends SessionUnreadable {
}
/** The reason for a session that now names another directory than the one that was checked before the open. */
export const CHANGED_SINCE_CHECK = 'the session changed since its policy was checked';
//# sourceMappingURL=reader.js.map