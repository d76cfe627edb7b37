import { type Candidate, type Gate, type ReadOptions, type SessionReader, type SessionStream } from './reader.js';
/**
 * Reads a session, and once more when its store changed meanwhile.
 *
 * @param consume reads a stream to its end; what it made of a stream that failed is dropped
 * @throws SessionUnreadable; whatever `consume` throws
 */
export declare function readTwice<T>(reader: SessionReader, candidate: Candidate, gate: Gate & {
    open: true;
}, consume: (items: SessionStream) => Promise<T>, options?: ReadOptions): Promise<T>;
//# sourceMappingURL=read-twice.d.ts.map