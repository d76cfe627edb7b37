// requests -> token -> body rules -> this machine's database, until asked to stop
import { once } from 'node:events';
import { createReceivingServer } from '../lib/session-log/submit/receiving-server.js';
import { CodedError, MachineryError, systemErrorCode } from '../lib/stream/errors.js';
/** @throws MachineryError `cannot-listen`; the abort reason when it is asked to stop */
export async function serveSubmissions(state, options) {
    const { host, port, token, signal, onListening, onFault } = options;
    const { createAdaptorServer } = await import('@hono/node-server');
    const app = await createReceivingServer(state, token, onFault);
    const server = createAdaptorServer({ fetch: app.fetch });
    try {
        server.listen(port, host);
        await once(server, 'listening', { signal });
        onListening(urlOf(server.address()));
        await once(server, 'close', { signal });
        throw new CodedError('stopped', 'the server stopped by itself');
    }
    catch (error) {
        if (signal.aborted)
            throw signal.reason;
        if (systemErrorCode(error) === undefined)
            throw error;
        throw new MachineryError('cannot-listen', `cannot listen on ${host}:${port}: ${systemErrorCode(error)}`, {
            cause: error,
            hint: 'choose another --port or --host',
        });
    }
    finally {
        server.close();
        if ('closeAllConnections' in server)
            server.closeAllConnections();
    }
}
function urlOf({ address, family, port }) {
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
//# sourceMappingURL=serve-submissions.js.map