// The routes of a run's artifacts, to be mounted into a server or served alone.
// The libraries of serving are loaded when the routes are made.

import type { ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import { pageBuffers } from '../../stream/pages.js';
import { Turns } from '../../stream/turns.js';
import { DecodedLengths } from './decoded-lengths.js';
import type { DirectResponse } from './respond.js';
import { ARTIFACTS, type ArtifactName, BadRunId, RunSlot } from './run-slot.js';
import type { RunStore } from './run-store.js';
import { judgeUpload } from './upload-guard.js';

export interface RecordRoutesOptions {
  readonly store: RunStore;
  /** The largest upload, in bytes (default 1 GiB). */
  readonly maxUpload?: number;
  /** What uploads must carry as `Authorization: Bearer`; without one only loopback may upload. */
  readonly token?: string;
  /** Values of `Host` that are answered, ports left out (default: any). Guards a loopback server against pages that rebind a name to it. */
  readonly hosts?: readonly string[];
  /**
   * Bodies are written to Node's own response, in buffers that are used again: many clients at once take
   * little memory. Only for `@hono/node-server`, and where no middleware wants to see the answers
   * (default: false).
   */
  readonly isAlone?: boolean;
  /** Told of failures that a client is only told to come back for. */
  readonly onError?: (error: unknown) => void;
}

export const DEFAULT_MAX_UPLOAD = 1024 ** 3;

/** Answers that are worked on at once; those that wait for their clients are not. As many as Node reads files at once. */
const AT_ONCE = 4;

/** What the server of the routes knows of a request beside the request. */
interface Bindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } };
  readonly outgoing?: ServerResponse;
}

/**
 * `GET`, `HEAD` and `POST` of `/runs/{id}/replay` and `/runs/{id}/code-analysis`
 * (session records, "Serving and consuming"; wire format 5.1, 5.2). Its `fetch`
 * takes a web request, so that it runs in any server that speaks them.
 */
export async function recordRoutes(options: RecordRoutesOptions): Promise<Hono<{ Bindings: Bindings }>> {
  const { store, token, hosts, isAlone, maxUpload = DEFAULT_MAX_UPLOAD, onError = () => {} } = options;
  const { Hono } = await import('hono');
  const { respondArtifact, respondJson } = await import('./respond.js');
  const { receiveUpload } = await import('./receive-upload.js');
  const directly = isAlone === true ? await directResponses() : () => undefined;
  const lengths = new DecodedLengths();
  const routes = new Hono<{ Bindings: Bindings }>();
  if (hosts !== undefined) {
    routes.use(async (context, next) => {
      const host = context.req.header('host')?.replace(/:\d+$/, '').toLowerCase();
      if (host !== undefined && hosts.includes(host)) return next();
      return respondJson(403, { error: 'unknown-host', message: 'this server does not answer to that name' });
    });
  }
  for (const artifact of Object.keys(ARTIFACTS) as ArtifactName[]) {
    const path = `/runs/:id/${artifact}`;
    // `GET` answers `HEAD` as well: the request that arrives says which it is.
    routes.get(path, async (context) => {
      const id = context.req.param('id') as string;
      const stored = await openSlot(store, id, artifact);
      return stored === undefined
        ? respondJson(404, { error: 'not-found', message: `run ${JSON.stringify(id)} has no ${artifact}` })
        : respondArtifact(context.req.raw, stored, lengths, directly(context.env?.outgoing));
    });
    routes.post(path, async (context) => {
      const refusal = judgeUpload(
        context.req.raw.headers,
        context.env?.incoming?.socket?.remoteAddress,
        token,
      );
      if (refusal !== undefined) {
        const { status, error, message } = refusal;
        return respondJson(status, { error, message }, { Connection: 'close' });
      }
      const slot = RunSlot.of(context.req.param('id') as string, artifact);
      return receiveUpload(context.req.raw, slot, store, maxUpload);
    });
    routes.all(path, () =>
      respondJson(
        405,
        { error: 'method-not-allowed', message: 'GET, HEAD and POST are' },
        { Allow: 'GET, HEAD, POST' },
      ),
    );
  }
  routes.notFound(() =>
    respondJson(404, {
      error: 'not-found',
      message: 'there is /runs/{id}/replay and /runs/{id}/code-analysis',
    }),
  );
  routes.onError((error) => {
    if (error instanceof BadRunId) return respondJson(400, { error: error.code, message: error.message });
    onError(error);
    return respondJson(500, { error: 'store-failed', message: 'the store cannot be read or written' });
  });
  return routes;
}

async function directResponses(): Promise<(outgoing?: ServerResponse) => DirectResponse | undefined> {
  const { RESPONSE_ALREADY_SENT } = await import('@hono/node-server/utils/response');
  const buffers = pageBuffers();
  const turns = new Turns(AT_ONCE);
  return (outgoing) => outgoing && { outgoing, buffers, turns, alreadySent: RESPONSE_ALREADY_SENT };
}

/** An id that cannot be one has nothing stored. */
async function openSlot(store: RunStore, id: string, artifact: ArtifactName): ReturnType<RunStore['open']> {
  try {
    return await store.open(RunSlot.of(id, artifact));
  } catch (error) {
    if (error instanceof BadRunId) return undefined;
    throw error;
  }
}
