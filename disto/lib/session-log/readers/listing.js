// Listing a store: what every reader does with directories, entries and their failures.
import { lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { systemErrorCode } from '../../stream/errors.js';
import { systemReason } from './system-reason.js';
/** The order of UTF-8 bytes, which is not that of JavaScript's `<`. */
export function compareBytes(left, right) {
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
}
/** Collects what listing one store brings up. */
export class Listing {
    harness;
    location;
    candidates = [];
    problems = [];
    constructor(harness, location) {
        this.harness = harness;
        this.location = location;
    }
    /**
     * What a directory holds, in byte order. A directory that is not there holds
     * nothing; one that cannot be listed is a problem that hides its files.
     */
    async entriesOf(directory) {
        try {
            return await listDirectory(directory);
        }
        catch (error) {
            this.hideDirectory(directory, error);
            return [];
        }
    }
    /** Names a directory that could not be listed, unless it is simply not there. */
    hideDirectory(directory, error) {
        if (systemErrorCode(error) !== 'ENOENT')
            this.hide('directory', directory, systemReason(error));
    }
    hide(hides, path, reason) {
        this.problems.push({ path, reason, hides });
    }
    /**
     * Adds a session whose log is a regular file; its directory entry is looked at, never its content.
     * That is done in this thread: to ask another one takes ten times as long, and a store has thousands.
     */
    addFile(sessionId, path, facts = {}) {
        try {
            const entry = lstatSync(path, { bigint: true });
            if (!entry.isFile())
                return;
            const { cwd, unsupported } = facts;
            this.candidates.push({
                harness: this.harness,
                sessionId,
                path,
                mtime: entry.mtimeNs,
                size: Number(entry.size),
                cwd,
                unsupported,
            });
        }
        catch (error) {
            // A file that went away is not hidden. One whose name is no UTF-8 is there and cannot be named.
            const isGone = systemErrorCode(error) === 'ENOENT' && !path.includes('\ufffd');
            if (!isGone)
                this.hide('file', path, systemReason(error));
        }
    }
    /** The store is there. */
    present() {
        const { harness, location, problems } = this;
        const candidates = this.candidates.sort((a, b) => compareBytes(a.path, b.path) || compareBytes(a.sessionId, b.sessionId));
        return { harness, location, state: 'present', reason: undefined, candidates, problems };
    }
    /** The store as a whole gave nothing. */
    without(state, reason) {
        const { harness, location, problems } = this;
        return { harness, location, state, reason, candidates: [], problems };
    }
    /** The store whose directory could not be listed: not there, or unreadable. */
    failed(error) {
        return systemErrorCode(error) === 'ENOENT'
            ? this.without('absent')
            : this.without('unreadable', systemReason(error));
    }
}
/** @throws the system's error */
export async function listDirectory(directory) {
    const entries = await readdir(directory, { withFileTypes: true });
    return entries.sort((a, b) => compareBytes(a.name, b.name));
}
/** The problem that keeps a watermark row's file out of sight, if one does. */
export function hidingProblem(problems, path) {
    return problems.find((problem) => {
        if (problem.hides === 'directory')
            return path.startsWith(join(problem.path, sep));
        return problem.hides === 'file' && problem.path === path;
    });
}
//# sourceMappingURL=listing.js.map