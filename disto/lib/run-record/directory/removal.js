// Removes a tree that was set aside: everything in it, nothing outside it.
//
// A link is removed and not followed; a folder on another file system is not
// entered. Trouble with one entry does not stop the rest: what could not be
// removed is told.
import { rmdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { systemErrorCode } from '../../stream/errors.js';
import { HeldDirectory } from './held-directory.js';
const TOLD_FAULTS = 20;
/** How many entries are removed before the event loop gets its turn. */
const REST_ENTRIES = 256;
/**
 * Removes a tree. Never throws for what it finds.
 *
 * @param root the tree's folder
 * @param byDescriptor as {@link HeldDirectory.at} has it
 */
export function removeTree(root, byDescriptor) {
    return new Removal().run(root, byDescriptor);
}
class Removal {
    #faults = [];
    #removed = 0;
    #failed = 0;
    #device;
    async run(root, byDescriptor) {
        const isEmptied = await this.#empty(() => HeldDirectory.at(root, byDescriptor), '');
        if (isEmptied)
            this.#attempt('', () => rmdirSync(root));
        return { removed: this.#removed, failed: this.#failed, faults: this.#faults };
    }
    /** Removes what a folder holds. @returns whether nothing is left in it */
    async #empty(open, path) {
        const held = this.#attempt(path, open, 0);
        if (held === undefined)
            return false;
        try {
            this.#device ??= held.device;
            if (held.device !== this.#device)
                return this.#fail(path, 'other-file-system');
            const failedBefore = this.#failed;
            const entries = this.#attempt(path, () => held.list(), 0) ?? [];
            for (const entry of entries)
                await this.#remove(held, entry, path);
            return this.#failed === failedBefore;
        }
        finally {
            held.close();
        }
    }
    async #remove(held, entry, above) {
        const { name } = entry;
        const path = above === '' ? name.toString() : `${above}/${name}`;
        if (!entry.isDirectory())
            this.#attempt(path, () => held.unlink(name));
        else if (await this.#empty(() => held.enter(name), path))
            this.#attempt(path, () => held.removeEmpty(name));
        if (this.#removed % REST_ENTRIES === 0)
            await setImmediate();
    }
    /** One operation on an entry. What somebody else has removed meanwhile is removed. */
    #attempt(path, work, removes = 1) {
        try {
            const result = work();
            this.#removed += removes;
            return result;
        }
        catch (cause) {
            const code = systemErrorCode(cause);
            if (code === undefined)
                throw cause;
            if (code !== 'ENOENT')
                this.#fail(path, code);
            return undefined;
        }
    }
    #fail(path, code) {
        this.#failed += 1;
        if (this.#faults.length < TOLD_FAULTS)
            this.#faults.push({ path: path === '' ? '.' : path, code });
        return false;
    }
}
//# sourceMappingURL=removal.js.map