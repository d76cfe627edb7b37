// The client of the receiving server.
import { setTimeout as sleep } from 'node:timers/promises';
import { CodedError } from '../../stream/errors.js';
import { receiptSchema } from '../format/submission.js';
import { KeyMismatch } from '../state/submissions.js';
import { BodyRejected } from './body-rules.js';
/** Where submissions are posted to, below a server's url. */
export const SUBMISSIONS_PATH = '/v1/submissions';
/** The server could not be reached, or says that it cannot take anything now: worth trying later. */
export class ServerAway extends CodedError {
    constructor(url, detail, cause) {
        super('server-away', `${url} could not take the report: ${detail}`, { cause });
    }
}
/** The server answers, and not as one that this program can file with: a person has to look. */
export class ServerFault extends CodedError {
}
/** The url that submissions are posted to. @throws ServerFault `bad-url` */
export function submissionsUrl(url) {
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (parsed === undefined ||
        !/^https?:$/.test(parsed.protocol) ||
        parsed.username !== '' ||
        parsed.password !== '') {
        throw new ServerFault('bad-url', 'the server url is no plain http or https url', {
            hint: 'correct url in config.toml, AGENT_FEEDBACK_URL or --server; a token belongs into api_key',
        });
    }
    parsed.pathname = parsed.pathname.replace(/\/+$/, '') + SUBMISSIONS_PATH;
    return parsed;
}
/**
 * Posts a body; tries again while the server is away.
 *
 * @throws ServerAway, ServerFault, KeyMismatch, BodyRejected
 */
export async function sendSubmission(server, body, { pauses = [250, 1000], timeoutMs = 10_000 } = {}) {
    const url = submissionsUrl(server.url);
    for (let attempt = 0;; attempt += 1) {
        try {
            return await post(url, server.apiKey, body, timeoutMs);
        }
        catch (error) {
            const pause = pauses[attempt];
            if (!(error instanceof ServerAway) || pause === undefined)
                throw error;
            await sleep(pause);
        }
    }
}
async function post(url, apiKey, body, timeoutMs) {
    let response;
    let text;
    try {
        response = await fetch(url, {
            method: 'POST',
            headers: {
                'content-type': 'application/json',
                ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
            },
            body: JSON.stringify(body),
            redirect: 'manual',
            signal: AbortSignal.timeout(timeoutMs),
        });
        text = await response.text();
    }
    catch (error) {
        throw new ServerAway(url.origin, reasonOf(error), error);
    }
    return readAnswer(url, response.status, text, body);
}
function readAnswer(url, status, text, body) {
    if (status === 409)
        throw new KeyMismatch(body.key ?? '');
    if (status === 413)
        throw new BodyRejected('body_too_large', `${url.origin} says that the body is too large`);
    if (status === 400 || status === 422)
        throw new BodyRejected('invalid_body', `${url.origin} refused the body`);
    if (status === 429 || status >= 500)
        throw new ServerAway(url.origin, `status ${status}`);
    if (status === 401 || status === 403) {
        throw new ServerFault('unauthorized', `${url.origin} does not accept the token`, {
            hint: 'set api_key in config.toml or AGENT_FEEDBACK_API_KEY to the token of the server',
        });
    }
    const receipt = status === 200 || status === 201 ? receiptSchema.safeParse(parseJson(text)).data : undefined;
    if (receipt !== undefined)
        return receipt;
    throw new ServerFault('bad-answer', `${url.origin} answered with status ${status}, not as a receiving server`, {
        hint: 'check the url; agentfeedback serve is the server',
    });
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** The system's word for it; fetch itself only says that it failed. */
function reasonOf(error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const { code, message } = (cause ?? {});
    return typeof code === 'string' ? code : String(message ?? cause);
}
//# sourceMappingURL=send.js.map