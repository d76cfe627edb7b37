import { CodedError } from '../../stream/errors.js';
import { type JournalSource } from './journal-file.js';
/** A journal, or the folder it stands in, that is not what a recorder makes. Code `journal-not-a-file`. */
export declare class UntrustedJournal extends CodedError {
    constructor(path: string, what: string);
}
/** The open journal of a collected tree. */
export interface CollectedJournal extends JournalSource {
    /** Removes the journal from the tree, if it is still the file that was read. @throws MachineryError `cannot-remove` */
    remove(): Promise<void>;
}
/**
 * Opens `.gg/replay.ndjson` below `tree`.
 *
 * @returns undefined when there is none: an ordinary absence
 * @throws UntrustedJournal when the folder or the file is anything else than a plain one
 * @throws MachineryError `cannot-open`
 */
export declare function openCollectedJournal(tree: string): Promise<CollectedJournal | undefined>;
//# sourceMappingURL=collected-tree.d.ts.map