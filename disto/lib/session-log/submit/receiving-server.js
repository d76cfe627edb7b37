// The receiving server: takes reports over HTTP and stores them as `submit` does on
// its own machine. It serves nothing else; above all no session and no MCP.
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { CodedError, MachineryError } from '../../stream/errors.js';
import { BODY_LIMITS } from '../format/submission.js';
import { KeyMismatch, storeSubmission } from '../state/submissions.js';
import { applyBodyRules, BodyRejected } from './body-rules.js';
import { parseBody } from './read-body.js';
import { SUBMISSIONS_PATH } from './send.js';
/** How long a client should wait when the database is busy, in seconds. */
const RETRY_AFTER = '1';
/**
 * Makes the server as a function of requests. hono is loaded when it is made.
 *
 * @param token what a client has to send as `Authorization: Bearer …`
 * @param onFault is told of failures of the machinery
 */
export async function createReceivingServer(state, token, onFault) {
    const [{ Hono }, { bodyLimit }] = await Promise.all([import('hono'), import('hono/body-limit')]);
    const app = new Hono();
    app.get('/health', (context) => context.json({ status: 'ok' }));
    app.use(SUBMISSIONS_PATH, async (context, next) => {
        if (isToken(context.req.header('authorization'), token))
            return next();
        return context.json(problem('unauthorized', 'the token is missing or another one'), 401);
    });
    app.use(SUBMISSIONS_PATH, bodyLimit({
        maxSize: BODY_LIMITS.body,
        onError: (context) => context.json(problem('body_too_large', `a body has at most ${BODY_LIMITS.body} bytes`), 413),
    }));
    app.post(SUBMISSIONS_PATH, async (context) => {
        const receipt = receive(state, Buffer.from(await context.req.arrayBuffer()));
        return context.json(receipt, receipt.outcome === 'submitted' ? 201 : 200);
    });
    app.notFound((context) => context.json(problem('not_found', 'there is nothing here'), 404));
    app.onError((error, context) => {
        const { status, body } = answerFor(error);
        if (status >= 500)
            onFault(error);
        if (status === 503)
            context.header('retry-after', RETRY_AFTER);
        return context.json(body, status);
    });
    return app;
}
function receive(state, bytes) {
    const now = new Date();
    const { body, warnings } = applyBodyRules(parseBody(bytes), now);
    const { outcome, uid, id } = storeSubmission(state, body, now);
    return { outcome, uid, id, request_id: randomUUID(), warnings };
}
/** Compared in constant time; hashes, because the two must be equally long. */
function isToken(header, token) {
    const given = /^bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? '';
    const hash = (text) => createHash('sha256').update(text).digest();
    return timingSafeEqual(hash(given), hash(token));
}
function problem(error, message) {
    return { error, message, request_id: randomUUID() };
}
function answerFor(error) {
    if (error instanceof KeyMismatch)
        return { status: 409, body: problem('mismatch', error.message) };
    if (error instanceof BodyRejected) {
        return { status: error.code === 'body_too_large' ? 413 : 400, body: problem(error.code, error.message) };
    }
    if (error instanceof MachineryError && error.code === 'database-busy') {
        return { status: 503, body: problem('busy', 'the database is busy') };
    }
    const code = error instanceof CodedError ? error.code : 'internal_error';
    return { status: 500, body: problem(code, 'the report could not be stored') };
}
//# sourceMappingURL=receiving-server.js.map