// body -> this machine's database, or a server -> what came of it
//
// What cannot be delivered now waits in the spool; a run that delivers its own body
// then delivers what waits for the same place.
import { openState, statePath } from '../lib/session-log/state/database.js';
import { KeyMismatch, storeSubmission } from '../lib/session-log/state/submissions.js';
import { BodyRejected } from '../lib/session-log/submit/body-rules.js';
import { ServerAway, sendSubmission } from '../lib/session-log/submit/send.js';
import { Spool } from '../lib/session-log/submit/spool.js';
import { MachineryError } from '../lib/stream/errors.js';
/**
 * Delivers a body, or keeps it for later.
 *
 * @throws KeyMismatch, BodyRejected, ServerFault, StateFault, MachineryError
 */
export async function deliverSubmission(destination, body) {
    const spool = new Spool(destination.environment);
    const target = destination.server?.url ?? null;
    try {
        return await withStore(destination, async (store) => {
            const delivered = await store(body);
            return { delivered, notes: await deliverSpooled(spool, target, store) };
        });
    }
    catch (error) {
        if (!isForLater(error))
            throw error;
        await spool.keep({ target, body }, new Date());
        return { delivered: { outcome: 'spooled', reason: error.code }, notes: [error.message] };
    }
}
async function withStore(destination, work) {
    const { server, send, environment } = destination;
    if (server !== undefined)
        return work((body) => sendSubmission(server, body, send));
    const state = await openState(statePath(environment));
    try {
        return await work(async (body) => storeSubmission(state, body, new Date()));
    }
    finally {
        state.close();
    }
}
/** Whether a failure passes by itself. */
function isForLater(error) {
    return error instanceof ServerAway || (error instanceof MachineryError && error.code === 'database-busy');
}
/** Delivers what waits for the same place, oldest first. Whatever fails is a note: the run's own body is delivered. */
async function deliverSpooled(spool, target, store) {
    const notes = [];
    try {
        for (const name of await spool.names()) {
            const spooled = await spool.read(name);
            if (spooled === undefined || spooled.target !== target)
                continue;
            const refusal = await store(spooled.body).then(() => undefined, refusalOf);
            if (refusal === undefined)
                await spool.remove(name);
            else
                notes.push(`${refusal.message}; the report that waited is kept in ${await spool.setAside(name)}`);
        }
    }
    catch (error) {
        notes.push(`reports may still wait to be delivered: ${error instanceof Error ? error.message : error}`);
    }
    return notes;
}
/** A body that will never be accepted. @throws every other failure */
function refusalOf(error) {
    if (error instanceof KeyMismatch || error instanceof BodyRejected)
        return error;
    throw error;
}
//# sourceMappingURL=deliver-submission.js.map