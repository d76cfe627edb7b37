import { hashFile } from '../hashing/hash-file.js';
/** The output where the agent left it, and the copy of it that is judged. */
export class LiveOutput {
    #path;
    #retained;
    constructor(path, retained) {
        this.#path = path;
        this.#retained = retained;
    }
    get hashed() {
        return { path: this.#retained.path, sha256: this.#retained.sha256 };
    }
    /** Hashes the agent's file again. @returns undefined when it has the bytes that were judged */
    async findChange() {
        const { path: file, sha256: expected } = this.#retained;
        try {
            const { sha256: actual } = await hashFile(this.#path);
            if (actual === expected)
                return undefined;
            return { reason: `${file} changed after it was judged`, drift: { file, expected, actual } };
        }
        catch (fault) {
            return { reason: `${file} was judged and cannot be sealed: ${fault.message}` };
        }
    }
}
//# sourceMappingURL=live-output.js.map