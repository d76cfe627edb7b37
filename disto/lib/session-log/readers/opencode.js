// OpenCode: $OPENCODE_DB, else opencode.db and opencode-*.db in <data home>/opencode
import { join, resolve } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { systemErrorCode } from '../../stream/errors.js';
import { DEFAULT_MAX_LINE } from '../../stream/lines.js';
import { stage } from '../../stream/stage.js';
import { refusalFor } from '../policy/policy.js';
import { dataHome } from './environment.js';
import { EMPTY_HEAD } from './first-line-hash.js';
import { Listing, listDirectory } from './listing.js';
import { openRows, readUnchanged, requireStamp, takeStamp, UnknownSchema } from './opencode-database.js';
import { opencodeEntries } from './opencode-entries.js';
import { opencodeLog } from './opencode-log.js';
import { CHANGED_SINCE_CHECK, SessionUnreadable, } from './reader.js';
import { NotARegularFile } from './regular-file.js';
import { SessionFacts } from './session-facts.js';
import { systemReason } from './system-reason.js';
/** The reader of OpenCode's sessions. Its check before the open takes the directory of the session's row. */
export const opencodeReader = {
    harness: 'opencode',
    async list(environment) {
        const home = join(dataHome(environment), 'opencode');
        const named = environment.variables.OPENCODE_DB ?? '';
        const listing = new Listing('opencode', named === '' ? home : resolve(home, named));
        try {
            const paths = named === '' ? await findDatabases(home) : [listing.location];
            return await listDatabases(listing, paths);
        }
        catch (error) {
            return listing.failed(error);
        }
    },
    async gate(candidate, policy) {
        const reason = policy.disabled
            ? 'disabled'
            : candidate.cwd && (await policy.reasonAgainst(candidate.cwd));
        if (reason)
            return { open: false, refusal: refusalFor(reason) };
        return { open: true, cwd: candidate.cwd, checkedFirstLine: undefined };
    },
    read(candidate, gate, options = {}) {
        const facts = new SessionFacts();
        const state = { sha256: EMPTY_HEAD, unfinished: undefined, hasEnded: false };
        const source = { mtime: candidate.mtime };
        const ending = stage((item, push) => push(item), (push) => {
            const { unfinished } = state;
            const end = facts.end({ head: state.sha256, mtime: source.mtime });
            push(unfinished === undefined ? end : { ...end, unfinished });
        });
        pipeline(Readable.from(messagesOf(candidate, state, source, options.maxLine ?? DEFAULT_MAX_LINE), {
            highWaterMark: 1,
        }), opencodeLog(state), opencodeEntries(facts, gate.cwd, options), ending, 
        // A failure reaches whoever reads `ending`; there is nobody else to tell.
        () => { });
        return ending;
    },
};
async function findDatabases(home) {
    const entries = (await listDirectory(home)).filter((entry) => entry.isFile());
    const names = entries.map((entry) => entry.name);
    const first = names.filter((name) => name === 'opencode.db');
    const others = names.filter((name) => name.startsWith('opencode-') && name.endsWith('.db'));
    return [...first, ...others].map((name) => join(home, name));
}
/** Lists the databases in order; a session id that an earlier one holds is listed from there. */
async function listDatabases(listing, paths) {
    const winners = new Map();
    let failure;
    let failures = 0;
    for (const path of paths) {
        try {
            const sessions = await readUnchanged(path, (rows) => rows.sessions());
            for (const session of sessions)
                addSession(listing, path, session, winners);
        }
        catch (error) {
            if (error instanceof NotARegularFile || systemErrorCode(error) === 'ENOENT') {
                failures += 1;
                continue;
            }
            failure ??= error;
            failures += 1;
            listing.hide('file', path, systemReason(error));
        }
    }
    if (failures < paths.length)
        return listing.present();
    if (failure === undefined)
        return listing.without('absent');
    const state = failure instanceof UnknownSchema ? 'unsupported-format' : 'unreadable';
    return listing.without(state, systemReason(failure));
}
function addSession(listing, path, session, winners) {
    const winner = winners.get(session.id);
    if (winner !== undefined) {
        listing.hide('nothing', path, `session ${session.id} is also in ${winner} and is listed from there`);
        return;
    }
    winners.set(session.id, path);
    const { id: sessionId, cwd, mtime } = session;
    listing.candidates.push({ harness: 'opencode', sessionId, path, mtime, cwd, unsupported: undefined });
}
/** Source: the session's messages, between two looks at the database's stamp. */
async function* messagesOf(candidate, state, source, maxLine) {
    const { path, sessionId } = candidate;
    let before;
    try {
        before = await takeStamp(path);
        const rows = await openRows(path, before);
        const session = rows.session(sessionId);
        if (session === undefined || session.cwd !== candidate.cwd) {
            throw new SessionUnreadable(CHANGED_SINCE_CHECK);
        }
        source.mtime = session.mtime;
        for (const message of rows.messages(sessionId, maxLine)) {
            if (state.hasEnded)
                break;
            yield message;
        }
        await requireStamp(path, before);
    }
    catch (error) {
        // A database that is written while it is read can fail in any way.
        if (before !== undefined)
            await requireStamp(path, before);
        throw error instanceof SessionUnreadable ? error : new SessionUnreadable(systemReason(error), error);
    }
}
//# sourceMappingURL=opencode.js.map