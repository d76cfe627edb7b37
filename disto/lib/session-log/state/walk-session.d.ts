import type { EndItem } from '../format/entry.js';
import { type Policy } from '../policy/policy.js';
import { type Candidate, type Gate, type Refusal, type SessionReader } from '../readers/reader.js';
/** What a session was read for, and its end. */
export interface Read<T> {
    readonly end: EndItem;
    readonly value: T;
}
export type Walked<T> = {
    readonly read: Read<T>;
} | {
    readonly refusal: Refusal;
};
/** The answer of the check before the open, when a session may be opened. */
export type OpenGate = Gate & {
    readonly open: true;
};
/**
 * Reads a session if the policy lets it be read.
 *
 * @param readSession reads the session to its end; what it returns is dropped when the recorded directories are refused
 */
export declare function walkSession<T>(reader: SessionReader, candidate: Candidate, policy: Policy, readSession: (gate: OpenGate) => Promise<Read<T>>): Promise<Walked<T>>;
//# sourceMappingURL=walk-session.d.ts.map