import type { ServerResponse } from 'node:http';
import { type PageBuffers } from '../../stream/pages.js';
import type { Turns } from '../../stream/turns.js';
import type { DecodedLengths } from './decoded-lengths.js';
import type { StoredArtifact } from './run-store.js';
/** A JSON answer that is about the request and not an artifact. */
export declare function respondJson(status: number, body: object, headers?: Record<string, string>): Response;
/** Node's own response to write a body to, page by page, and the answer that tells a server that this was done. */
export interface DirectResponse {
    readonly outgoing: ServerResponse;
    readonly buffers: PageBuffers;
    readonly turns: Turns;
    readonly alreadySent: Response;
}
/**
 * Answers `GET` and `HEAD`. Takes the artifact over: it is closed when the answer
 * is sent, given up, or has no body.
 *
 * @param direct where to write the body; without it the answer carries one
 */
export declare function respondArtifact(request: Request, artifact: StoredArtifact, lengths: DecodedLengths, direct?: DirectResponse): Promise<Response>;
//# sourceMappingURL=respond.d.ts.map