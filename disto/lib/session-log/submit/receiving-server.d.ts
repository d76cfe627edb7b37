import type { Hono as HonoApp } from 'hono';
import type { StateDatabase } from '../state/database.js';
/**
 * Makes the server as a function of requests. hono is loaded when it is made.
 *
 * @param token what a client has to send as `Authorization: Bearer …`
 * @param onFault is told of failures of the machinery
 */
export declare function createReceivingServer(state: StateDatabase, token: string, onFault: (error: unknown) => void): Promise<HonoApp>;
//# sourceMappingURL=receiving-server.d.ts.map