// The answer to a request for one artifact (wire format 5.2).
//
// A client that accepts gzip gets the stored bytes as they are; any other gets
// them decoded. Plain JSON is never compressed. What is refused is refused before
// the first byte; what breaks later breaks the connection.
import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import fresh from 'fresh';
import { isGzip } from '../../stream/gzip-header.js';
import { inflatedPages } from '../../stream/gzip-pages.js';
import { inflateMember } from '../../stream/gzip-reader.js';
import { storedPages } from '../../stream/pages.js';
import { readBytes } from '../../stream/stored-bytes.js';
import { acceptsGzip } from './negotiation.js';
import { sendPages } from './send-pages.js';
/** A JSON answer that is about the request and not an artifact. */
export function respondJson(status, body, headers = {}) {
    return new Response(`${JSON.stringify(body)}\n`, {
        status,
        headers: { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff', ...headers },
    });
}
/**
 * Answers `GET` and `HEAD`. Takes the artifact over: it is closed when the answer
 * is sent, given up, or has no body.
 *
 * @param direct where to write the body; without it the answer carries one
 */
export async function respondArtifact(request, artifact, lengths, direct) {
    let isHandedOn = false;
    try {
        const form = await chooseForm(request, artifact, lengths);
        if ('broken' in form)
            return respondBroken(form.broken.code);
        const headers = headersOf(artifact, form);
        if (isFresh(request, headers))
            return new Response(null, { status: 304, headers: withoutBody(headers) });
        if (request.method === 'HEAD')
            return new Response(null, { headers });
        isHandedOn = true;
        if (direct === undefined)
            return new Response(bodyOf(form.read(), artifact), { headers });
        direct.outgoing.writeHead(200, headers);
        await sendPages(form.pages(direct.buffers), direct.outgoing, direct.turns).finally(() => artifact.close());
        return direct.alreadySent;
    }
    finally {
        if (!isHandedOn)
            await artifact.close();
    }
}
async function chooseForm(request, artifact, lengths) {
    const stored = (coding) => ({
        coding,
        length: artifact.size,
        read: () => artifact.read(),
        pages: (buffers) => storedPages(artifact, buffers.pages),
    });
    if (!isGzip(await readBytes(artifact, 0, Math.min(2, artifact.size))))
        return stored('identity');
    if (acceptsGzip(request.headers.get('accept-encoding')))
        return stored('gzip');
    const decoded = await lengths.of(artifact);
    if ('broken' in decoded)
        return decoded;
    const member = { bytes: artifact, index: undefined, inflated: 0, ...decoded.frame };
    return {
        coding: 'identity',
        length: decoded.length,
        read: () => Readable.from(inflateMember(member)),
        pages: (buffers) => inflatedPages(member, buffers),
    };
}
function headersOf(artifact, { coding, length }) {
    return {
        'Content-Type': 'application/json',
        'Content-Length': String(length),
        ...(coding === 'gzip' ? { 'Content-Encoding': 'gzip' } : {}),
        Vary: 'accept-encoding',
        // Two codings are two representations, with a tag each.
        ETag: `"${artifact.version}${coding === 'gzip' ? '-gzip' : ''}"`,
        'Last-Modified': artifact.modified.toUTCString(),
        // A middleware that compressed the answer again would make its length and its coding untrue.
        'Cache-Control': 'no-cache, no-transform',
        'Accept-Ranges': 'none',
        'X-Content-Type-Options': 'nosniff',
    };
}
function isFresh(request, headers) {
    const asked = Object.fromEntries(request.headers);
    return fresh(asked, { etag: headers.ETag, 'last-modified': headers['Last-Modified'] });
}
function withoutBody(headers) {
    const described = ['Content-Length', 'Content-Encoding', 'Content-Type'];
    return Object.fromEntries(Object.entries(headers).filter(([name]) => !described.includes(name)));
}
function respondBroken(code) {
    const message = 'the stored artifact is damaged and cannot be decoded; ask for it with Accept-Encoding: gzip';
    return respondJson(500, { error: 'broken-artifact', message, cause: code }, { Vary: 'accept-encoding' });
}
/** The stream as a body: read no faster than it is taken, and closed with the artifact however it ends. */
function bodyOf(stream, artifact) {
    const chunks = stream[Symbol.asyncIterator]();
    const close = async () => {
        stream.destroy();
        await artifact.close();
    };
    return new ReadableStream({
        pull: async (controller) => {
            try {
                const { done, value } = await chunks.next();
                if (done !== true) {
                    controller.enqueue(value);
                    return;
                }
                await close();
                controller.close();
            }
            catch (error) {
                await close();
                controller.error(error);
            }
        },
        cancel: close,
    }, { highWaterMark: 0 });
}
//# sourceMappingURL=respond.js.map