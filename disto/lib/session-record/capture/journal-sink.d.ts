import { Writable } from 'node:stream';
import type { JournalAccount } from './journal-account.js';
/** Where the bytes of a journal go. */
export interface JournalTarget {
    /** How messages name it. */
    readonly name: string;
    write(batch: Buffer): Promise<void> | void;
    close(end: Buffer): Promise<void> | void;
}
export declare function journalSink(target: JournalTarget, account: JournalAccount): Writable;
/** A journal in a file that was made for it. */
export declare function fileTarget(fd: number, path: string): JournalTarget;
/** A journal in a stream, which is left open. */
export declare function streamTarget(stream: Writable, name: string): JournalTarget;
//# sourceMappingURL=journal-sink.d.ts.map