import { CodedError } from '../../stream/errors.js';
import { type FileRule, type Status } from '../format/rules.js';
/** A file that could not be held, read to its end, or found unchanged afterwards. */
export declare class FileFault extends CodedError {
    readonly code: FileRule;
    readonly status: Status;
    /** @param path the path as a message may show it, relative to the run's directory */
    constructor(rule: FileRule, path: string, detail: string, cause?: unknown);
}
/** Runs one operation of the file system; its failure becomes a {@link FileFault}. */
export declare function orFault<T>(rule: FileRule, path: string, detail: string, work: () => T): T;
//# sourceMappingURL=file-fault.d.ts.map