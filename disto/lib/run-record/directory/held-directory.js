// A directory that is held while its entries are removed, so that nothing which
// is put in the place of one of its parents leads the removal elsewhere.
//
// Where the kernel offers /proc/self/fd, an entry is named through the descriptor
// of its directory: no part of the path is looked up again. Elsewhere it is named
// by path, and every directory is looked at before it is entered.
import { chmodSync, closeSync, constants, existsSync, fstatSync, lstatSync, openSync, readdirSync, rmdirSync, unlinkSync, } from 'node:fs';
import { systemErrorCode } from '../../stream/errors.js';
const DESCRIPTORS = '/proc/self/fd';
const HAS_DESCRIPTORS = process.platform === 'linux' && existsSync(DESCRIPTORS);
/** Linux: opens a place without any right to read it. Node.js does not name it. */
const O_PATH = 0o10000000;
const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY } = constants;
const OWNER_ALL = 0o700;
/** A real directory, open. Close it when done. */
export class HeldDirectory {
    #descriptor;
    #base;
    #facts;
    constructor(path, byDescriptor) {
        const looked = lstatSync(path, { bigint: true });
        if (!looked.isDirectory())
            throw Object.assign(new Error('is no directory'), { code: 'ENOTDIR' });
        const flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_PATH;
        this.#descriptor = byDescriptor ? openSync(path, flags) : undefined;
        this.#facts = this.#descriptor === undefined ? looked : fstatSync(this.#descriptor, { bigint: true });
        this.#base = this.#descriptor === undefined ? path : Buffer.from(`${DESCRIPTORS}/${this.#descriptor}`);
    }
    /**
     * Opens a directory by its path. A link in its place is an error.
     *
     * @param byDescriptor names entries through descriptors; without them only where there are none
     */
    static at(path, byDescriptor = HAS_DESCRIPTORS) {
        return new HeldDirectory(Buffer.from(path), byDescriptor);
    }
    /** Opens a directory in this one. */
    enter(name) {
        return this.#insist(() => new HeldDirectory(this.#place(name), this.#descriptor !== undefined));
    }
    /** The number of its file system. */
    get device() {
        return this.#facts.dev;
    }
    /** What it holds; the names are bytes. */
    list() {
        return this.#insist(() => readdirSync(this.#base, { encoding: 'buffer', withFileTypes: true }));
    }
    /** Removes an entry that is no directory; a link itself, never what it leads to. */
    unlink(name) {
        this.#insist(() => unlinkSync(this.#place(name)));
    }
    /** Removes an empty directory in this one. */
    removeEmpty(name) {
        this.#insist(() => rmdirSync(this.#place(name)));
    }
    close() {
        if (this.#descriptor !== undefined)
            closeSync(this.#descriptor);
    }
    /** Does something in this directory; when permission stops it, again with all rights of the owner. */
    #insist(work) {
        try {
            return work();
        }
        catch (cause) {
            if (systemErrorCode(cause) !== 'EACCES' || !this.#isInPlace())
                throw cause;
            chmodSync(this.#base, (Number(this.#facts.mode) & 0o7777) | OWNER_ALL);
            return work();
        }
    }
    /** Whether the name of this directory still leads to it, so that its rights, and no other's, are changed. */
    #isInPlace() {
        if (this.#descriptor !== undefined)
            return true;
        const { dev, ino } = lstatSync(this.#base, { bigint: true });
        return dev === this.#facts.dev && ino === this.#facts.ino;
    }
    #place(name) {
        return Buffer.concat([this.#base, Buffer.from('/'), name]);
    }
}
//# sourceMappingURL=held-directory.js.map