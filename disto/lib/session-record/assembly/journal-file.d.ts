import type { Readable } from 'node:stream';
/** A journal that is open for reading. Whoever opened it closes it. */
export interface JournalSource {
    readonly stream: Readable;
    /** How messages name it. */
    readonly name: string;
    /** Its size in bytes by now; undefined for a pipe. */
    readonly size: (() => Promise<number>) | undefined;
    close(): Promise<void>;
}
/** Opens the journal at `path`. @throws MachineryError `cannot-open`, `cannot-read` */
export declare function openJournal(path: string): Promise<JournalSource>;
/** Standard input as a journal: a file that was redirected, or a pipe. */
export declare function openStandardInput(): Promise<JournalSource>;
/** A journal in an open file descriptor, which it closes. @throws MachineryError `cannot-read` for a directory */
export declare function sourceOf(fd: number, path: string): Promise<JournalSource>;
//# sourceMappingURL=journal-file.d.ts.map