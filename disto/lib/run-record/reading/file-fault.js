import { CodedError, systemErrorCode } from '../../stream/errors.js';
import { FILE_RULES } from '../format/rules.js';
/** A file that could not be held, read to its end, or found unchanged afterwards. */
export class FileFault extends CodedError {
    status;
    /** @param path the path as a message may show it, relative to the run's directory */
    constructor(rule, path, detail, cause) {
        const system = systemErrorCode(cause);
        super(rule, `${path}: ${detail}${system === undefined ? '' : ` (${system})`}`, { cause });
        this.status = FILE_RULES[rule].status;
    }
}
/** Runs one operation of the file system; its failure becomes a {@link FileFault}. */
export function orFault(rule, path, detail, work) {
    try {
        return work();
    }
    catch (cause) {
        throw new FileFault(rule, path, detail, cause);
    }
}
//# sourceMappingURL=file-fault.js.map