// A store in a bucket of an S3-compatible service: `runs/<id>/replay.json`.
//
// Requests are signed by aws4fetch, an optional peer dependency, and sent by
// node:http, which streams a body of known length as the service wants it.
import { createReadStream, createWriteStream } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CodedError, MachineryError } from '../../stream/errors.js';
import { Scratch } from '../assembly/scratch.js';
/** How a scratch directory for uploads of unknown size is named, before what makes it unique. */
const UPLOAD_SCRATCH_PREFIX = '.replay-upload-';
/** @throws by its methods: MachineryError `missing-package`, `store-failed` */
export function s3Store(options) {
    const bucket = new Bucket(options);
    return {
        open: (slot) => openObject(bucket, slot.name),
        put: async (slot, bytes, size) => {
            if (size !== undefined)
                await putObject(bucket, slot, Readable.from(bytes, { objectMode: false }), size);
            else
                await putSpooled(bucket, slot, bytes);
        },
    };
}
async function openObject(bucket, name) {
    const head = await bucket.send('HEAD', name);
    head.resume();
    if (head.statusCode === 404)
        return undefined;
    requireStatus(head, [200], name);
    const { etag = '', 'content-length': length, 'last-modified': modified } = head.headers;
    const size = Number(length);
    return {
        name,
        size,
        version: etag.replace(/[^A-Za-z0-9-]/g, ''),
        modified: new Date(modified ?? 0),
        read: (start = 0, end = size) => Readable.from(readObject(bucket, name, etag, start, end), { objectMode: false }),
        close: async () => { },
    };
}
async function* readObject(bucket, name, etag, start, end) {
    if (start >= end)
        return;
    const answer = await bucket.send('GET', name, { range: `bytes=${start}-${end - 1}`, 'if-match': etag });
    requireStatus(answer, [206], name);
    let read = 0;
    try {
        for await (const chunk of answer) {
            read += chunk.length;
            yield chunk;
        }
    }
    finally {
        answer.destroy();
    }
    if (read !== end - start)
        throw new CodedError('input-shrank', `${name} ended after ${read} of ${end - start} bytes`);
}
async function putObject(bucket, slot, body, size) {
    const answer = await bucket.send('PUT', slot.name, { 'content-length': String(size) }, body);
    answer.resume();
    requireStatus(answer, [200, 201, 204], slot.name);
}
/** The service wants to know the length before the first byte. */
async function putSpooled(bucket, slot, bytes) {
    const scratch = await Scratch.create(tmpdir(), UPLOAD_SCRATCH_PREFIX);
    try {
        const path = join(scratch.path, 'upload');
        let size = 0;
        const counted = async function* () {
            for await (const chunk of bytes) {
                size += chunk.length;
                yield chunk;
            }
        };
        await pipeline(counted(), createWriteStream(path, { mode: 0o600 }));
        await putObject(bucket, slot, createReadStream(path), size);
    }
    finally {
        await scratch.remove();
    }
}
function requireStatus({ statusCode }, expected, name) {
    if (expected.includes(statusCode ?? 0))
        return;
    throw new MachineryError('store-failed', `the store answered ${statusCode} for ${name}`, {
        hint: 'check endpoint, bucket and keys',
    });
}
/** Sends signed requests for objects of one bucket, addressed by path. */
class Bucket {
    #options;
    constructor(options) {
        this.#options = options;
    }
    async send(method, name, headers = {}, body) {
        const { endpoint, bucket, prefix = '', accessKeyId, secretAccessKey, sessionToken, region, } = this.#options;
        const url = `${endpoint.replace(/\/$/, '')}/${bucket}/${prefix}${name}`;
        const { AwsV4Signer } = await loadSigner();
        const credentials = {
            accessKeyId,
            secretAccessKey,
            ...(sessionToken === undefined ? {} : { sessionToken }),
        };
        const signer = new AwsV4Signer({ method, url, ...credentials, region, service: 's3' });
        const signed = await signer.sign();
        const request = url.startsWith('https:') ? httpsRequest : httpRequest;
        return new Promise((resolve, reject) => {
            const sent = request(signed.url, { method, headers: { ...Object.fromEntries(signed.headers), ...headers } }, resolve);
            const fail = (error) => reject(new MachineryError('store-failed', `the store at ${endpoint} does not answer: ${error.message}`, {
                cause: error,
            }));
            sent.on('error', fail);
            if (body === undefined)
                sent.end();
            else
                pipeline(body, sent).catch(fail);
        });
    }
}
async function loadSigner() {
    try {
        return await import('aws4fetch');
    }
    catch (error) {
        throw new MachineryError('missing-package', 'a bucket needs the package aws4fetch', {
            cause: error,
            hint: 'npm install aws4fetch',
        });
    }
}
//# sourceMappingURL=s3-store.js.map