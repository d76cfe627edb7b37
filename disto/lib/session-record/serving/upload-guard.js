// Who may upload: whoever has the token; without one, this machine alone, and no
// page in its browser on behalf of another site.
import { createHash, timingSafeEqual } from 'node:crypto';
import { isLoopback } from '../../stream/loopback.js';
/**
 * @param remoteAddress of the peer; undefined when it is not known
 * @param token that uploads must carry; without one only loopback may upload
 */
export function judgeUpload(headers, remoteAddress, token) {
    if (token !== undefined) {
        const given = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
        if (isEqual(given, token))
            return undefined;
        return {
            status: 401,
            error: 'token-required',
            message: 'an upload carries Authorization: Bearer <token>',
        };
    }
    if (!isLoopback(remoteAddress))
        return { status: 403, error: 'not-local', message: 'without a token only this machine may upload' };
    if (isCrossSite(headers))
        return { status: 403, error: 'cross-site', message: 'a page of another site may not upload' };
    return undefined;
}
function isCrossSite(headers) {
    const site = headers.get('sec-fetch-site');
    if (site !== null && site !== 'same-origin' && site !== 'none')
        return true;
    const origin = headers.get('origin');
    return origin !== null && origin.replace(/^https?:\/\//, '') !== headers.get('host');
}
/** Takes as long for a near miss as for a far one. */
function isEqual(given, expected) {
    const digest = (text) => createHash('sha256').update(text).digest();
    return timingSafeEqual(digest(given), digest(expected));
}
//# sourceMappingURL=upload-guard.js.map