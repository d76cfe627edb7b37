// The routes of a run's artifacts, to be mounted into a server or served alone.
// The libraries of serving are loaded when the routes are made.
import { pageBuffers } from '../../stream/pages.js';
import { Turns } from '../../stream/turns.js';
import { DecodedLengths } from './decoded-lengths.js';
import { ARTIFACTS, BadRunId, RunSlot } from './run-slot.js';
import { judgeUpload } from './upload-guard.js';
export const DEFAULT_MAX_UPLOAD = 1024 ** 3;
/** Answers that are worked on at once; those that wait for their clients are not. As many as Node reads files at once. */
const AT_ONCE = 4;
/**
 * `GET`, `HEAD` and `POST` of `/runs/{id}/replay` and `/runs/{id}/code-analysis`
 * (session records, "Serving and consuming"; wire format 5.1, 5.2). Its `fetch`
 * takes a web request, so that it runs in any server that speaks them.
 */
export async function recordRoutes(options) {
    const { store, token, hosts, isAlone, maxUpload = DEFAULT_MAX_UPLOAD, onError = () => { } } = options;
    const { Hono } = await import('hono');
    const { respondArtifact, respondJson } = await import('./respond.js');
    const { receiveUpload } = await import('./receive-upload.js');
    const directly = isAlone === true ? await directResponses() : () => undefined;
    const lengths = new DecodedLengths();
    const routes = new Hono();
    if (hosts !== undefined) {
        routes.use(async (context, next) => {
            const host = context.req.header('host')?.replace(/:\d+$/, '').toLowerCase();
            if (host !== undefined && hosts.includes(host))
                return next();
            return respondJson(403, { error: 'unknown-host', message: 'this server does not answer to that name' });
        });
    }
    for (const artifact of Object.keys(ARTIFACTS)) {
        const path = `/runs/:id/${artifact}`;
        // `GET` answers `HEAD` as well: the request that arrives says which it is.
        routes.get(path, async (context) => {
            const id = context.req.param('id');
            const stored = await openSlot(store, id, artifact);
            return stored === undefined
                ? respondJson(404, { error: 'not-found', message: `run ${JSON.stringify(id)} has no ${artifact}` })
                : respondArtifact(context.req.raw, stored, lengths, directly(context.env?.outgoing));
        });
        routes.post(path, async (context) => {
            const refusal = judgeUpload(context.req.raw.headers, context.env?.incoming?.socket?.remoteAddress, token);
            if (refusal !== undefined) {
                const { status, error, message } = refusal;
                return respondJson(status, { error, message }, { Connection: 'close' });
            }
            const slot = RunSlot.of(context.req.param('id'), artifact);
            return receiveUpload(context.req.raw, slot, store, maxUpload);
        });
        routes.all(path, () => respondJson(405, { error: 'method-not-allowed', message: 'GET, HEAD and POST are' }, { Allow: 'GET, HEAD, POST' }));
    }
    routes.notFound(() => respondJson(404, {
        error: 'not-found',
        message: 'there is /runs/{id}/replay and /runs/{id}/code-analysis',
    }));
    routes.onError((error) => {
        if (error instanceof BadRunId)
            return respondJson(400, { error: error.code, message: error.message });
        onError(error);
        return respondJson(500, { error: 'store-failed', message: 'the store cannot be read or written' });
    });
    return routes;
}
async function directResponses() {
    const { RESPONSE_ALREADY_SENT } = await import('@hono/node-server/utils/response');
    const buffers = pageBuffers();
    const turns = new Turns(AT_ONCE);
    return (outgoing) => outgoing && { outgoing, buffers, turns, alreadySent: RESPONSE_ALREADY_SENT };
}
/** An id that cannot be one has nothing stored. */
async function openSlot(store, id, artifact) {
    try {
        return await store.open(RunSlot.of(id, artifact));
    }
    catch (error) {
        if (error instanceof BadRunId)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=record-routes.js.map