import { type Dirent } from 'node:fs';
import type { Harness } from '../format/harness.js';
import type { Candidate, StoreListing, StoreProblem } from './reader.js';
/** The order of UTF-8 bytes, which is not that of JavaScript's `<`. */
export declare function compareBytes(left: string, right: string): number;
/** Collects what listing one store brings up. */
export declare class Listing {
    readonly harness: Harness;
    readonly location: string;
    readonly candidates: Candidate[];
    readonly problems: StoreProblem[];
    constructor(harness: Harness, location: string);
    /**
     * What a directory holds, in byte order. A directory that is not there holds
     * nothing; one that cannot be listed is a problem that hides its files.
     */
    entriesOf(directory: string): Promise<Dirent[]>;
    /** Names a directory that could not be listed, unless it is simply not there. */
    hideDirectory(directory: string, error: unknown): void;
    hide(hides: StoreProblem['hides'], path: string, reason: string): void;
    /**
     * Adds a session whose log is a regular file; its directory entry is looked at, never its content.
     * That is done in this thread: to ask another one takes ten times as long, and a store has thousands.
     */
    addFile(sessionId: string, path: string, facts?: Partial<Candidate>): void;
    /** The store is there. */
    present(): StoreListing;
    /** The store as a whole gave nothing. */
    without(state: 'absent' | 'unreadable' | 'unsupported-format', reason?: string): StoreListing;
    /** The store whose directory could not be listed: not there, or unreadable. */
    failed(error: unknown): StoreListing;
}
/** @throws the system's error */
export declare function listDirectory(directory: string): Promise<Dirent[]>;
/** The problem that keeps a watermark row's file out of sight, if one does. */
export declare function hidingProblem(problems: readonly StoreProblem[], path: string): StoreProblem | undefined;
//# sourceMappingURL=listing.d.ts.map