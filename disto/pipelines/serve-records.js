// A server of runs' artifacts on its own.
import { recordRoutes } from '../lib/session-record/serving/record-routes.js';
import { MachineryError } from '../lib/stream/errors.js';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** A connection on which nothing moves for so long is given up. */
const IDLE_MS = 120_000;
/** Starts a server. On loopback it answers only to loopback's names. @throws MachineryError `cannot-listen` */
export async function serveRecords(options) {
    const { host = '127.0.0.1', port, allowHosts = [], ...settings } = options;
    const isLocal = LOOPBACK.includes(host) || host === '::1';
    const hosts = [...LOOPBACK, ...allowHosts.map((name) => name.toLowerCase())];
    const routes = await recordRoutes({ ...settings, isAlone: true, ...(isLocal ? { hosts } : {}) });
    const { createAdaptorServer } = await import('@hono/node-server');
    const server = createAdaptorServer({ fetch: routes.fetch });
    server.setTimeout(IDLE_MS, (socket) => socket.destroy());
    await new Promise((resolve, reject) => {
        server.once('error', (error) => reject(new MachineryError('cannot-listen', `cannot listen on ${host}:${port}: ${error.message}`, {
            cause: error,
        })));
        server.listen(port, host, resolve);
    });
    const { address, family, port: taken } = server.address();
    return {
        url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
        close: () => new Promise((resolve) => {
            server.close(() => resolve());
            server.closeIdleConnections();
        }),
    };
}
//# sourceMappingURL=serve-records.js.map