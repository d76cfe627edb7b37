// requests -> token -> body rules -> this machine's database, until asked to stop

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { StateDatabase } from '../lib/session-log/state/database.js';
import { createReceivingServer } from '../lib/session-log/submit/receiving-server.js';
import { CodedError, MachineryError, systemErrorCode } from '../lib/stream/errors.js';

export interface ServeOptions {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly token: string;
  readonly signal: AbortSignal;
  /** Told once requests are taken. */
  readonly onListening: (url: string) => void;
  readonly onFault: (error: unknown) => void;
}

/** @throws MachineryError `cannot-listen`; the abort reason when it is asked to stop */
export async function serveSubmissions(state: StateDatabase, options: ServeOptions): Promise<never> {
  const { host, port, token, signal, onListening, onFault } = options;
  const { createAdaptorServer } = await import('@hono/node-server');
  const app = await createReceivingServer(state, token, onFault);
  const server = createAdaptorServer({ fetch: app.fetch });
  try {
    server.listen(port, host);
    await once(server, 'listening', { signal });
    onListening(urlOf(server.address() as AddressInfo));
    await once(server, 'close', { signal });
    throw new CodedError('stopped', 'the server stopped by itself');
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (systemErrorCode(error) === undefined) throw error;
    throw new MachineryError('cannot-listen', `cannot listen on ${host}:${port}: ${systemErrorCode(error)}`, {
      cause: error,
      hint: 'choose another --port or --host',
    });
  } finally {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  }
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
