import type { ServerResponse } from 'node:http';
import type { Pages } from '../../stream/pages.js';
import type { Turns } from '../../stream/turns.js';
/**
 * Writes pages as the body of an answer whose head is written, and closes them.
 * The next page is asked for when the system has taken the last one, so that it
 * may be used again; a client that takes nothing holds one page and no turn, and
 * one whose bytes are still on their way from a distant store no turn either.
 *
 * Resolves when the body is sent or the client has gone. Pages that break off
 * break the connection: the client has been told a length that it does not get.
 */
export declare function sendPages(pages: Pages, outgoing: ServerResponse, turns: Turns): Promise<void>;
//# sourceMappingURL=send-pages.d.ts.map