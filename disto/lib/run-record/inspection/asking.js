// Asking a directory: each part of an answer is found, or named as missing with
// the reason why.
import { CodedError } from '../../stream/errors.js';
import { hashBytes } from '../hashing/hash-file.js';
import { placeOf } from './inspected-run.js';
import { readWhole, verifyRetained } from './retained-file.js';
/** Gathers the parts of one question's answer. */
export class Asking {
    run;
    question;
    missing;
    constructor(run, question, missing) {
        this.run = run;
        this.question = question;
        this.missing = missing;
    }
    /** A part that may not be there. @returns null when it is not; that is then on the list of what is missing */
    async seek(what, part) {
        try {
            return await part();
        }
        catch (reason) {
            if (!(reason instanceof CodedError))
                throw reason;
            this.lack(what, reason.code, reason.message);
            return null;
        }
    }
    /** Puts a part on the list of what is missing. */
    lack(what, code, message) {
        this.missing.push({ question: this.question, what, code, message });
    }
    /** Whether a file that the record hashed is there, byte for byte. */
    async verify(fact) {
        const path = placeOf(this.run, fact.path);
        const size = await this.seek(fact.path, () => verifyRetained(this.run.directory, { ...fact, path }));
        return size === null ? this.#stateOfLast() : 'verified';
    }
    /** The size in bytes and the hash of a file that the record only names. */
    async measure(path, limit) {
        const bytes = await this.seek(path, () => readWhole(this.run.directory, placeOf(this.run, path), limit));
        return bytes === null ? null : { bytes: bytes.length, sha256: hashBytes(bytes) };
    }
    #stateOfLast() {
        const code = this.missing.at(-1)?.code;
        if (code === 'artifact-missing')
            return 'missing';
        return code === 'artifact-disagrees' ? 'disagrees' : 'unreadable';
    }
}
//# sourceMappingURL=asking.js.map