// body -> this machine's database, or a server -> what came of it
//
// What cannot be delivered now waits in the spool; a run that delivers its own body
// then delivers what waits for the same place.

import type { Receipt, SubmissionBody } from '../lib/session-log/format/submission.js';
import type { Environment } from '../lib/session-log/readers/reader.js';
import { openState, type StateDatabase, statePath } from '../lib/session-log/state/database.js';
import { KeyMismatch, storeSubmission } from '../lib/session-log/state/submissions.js';
import { BodyRejected } from '../lib/session-log/submit/body-rules.js';
import { type SendOptions, ServerAway, sendSubmission } from '../lib/session-log/submit/send.js';
import { Spool } from '../lib/session-log/submit/spool.js';
import { type CodedError, MachineryError } from '../lib/stream/errors.js';

/** Where submissions go: a server, or without a url this machine's database. */
export interface Destination {
  readonly environment: Environment;
  readonly server: { readonly url: string; readonly apiKey: string | undefined } | undefined;
  readonly send?: SendOptions | undefined;
}

export type Delivered =
  | (Pick<Receipt, 'outcome' | 'uid' | 'id'> & { readonly request_id?: string })
  | { readonly outcome: 'spooled'; readonly reason: string };

/** What came of a body, and what a person should know besides. */
export interface Delivery {
  readonly delivered: Delivered;
  readonly notes: readonly string[];
}

/**
 * Delivers a body, or keeps it for later.
 *
 * @throws KeyMismatch, BodyRejected, ServerFault, StateFault, MachineryError
 */
export async function deliverSubmission(destination: Destination, body: SubmissionBody): Promise<Delivery> {
  const spool = new Spool(destination.environment);
  const target = destination.server?.url ?? null;
  try {
    return await withStore(destination, async (store) => {
      const delivered = await store(body);
      return { delivered, notes: await deliverSpooled(spool, target, store) };
    });
  } catch (error) {
    if (!isForLater(error)) throw error;
    await spool.keep({ target, body }, new Date());
    return { delivered: { outcome: 'spooled', reason: error.code }, notes: [error.message] };
  }
}

type Store = (body: SubmissionBody) => Promise<Exclude<Delivered, { outcome: 'spooled' }>>;

async function withStore<T>(destination: Destination, work: (store: Store) => Promise<T>): Promise<T> {
  const { server, send, environment } = destination;
  if (server !== undefined) return work((body) => sendSubmission(server, body, send));
  const state: StateDatabase = await openState(statePath(environment));
  try {
    return await work(async (body) => storeSubmission(state, body, new Date()));
  } finally {
    state.close();
  }
}

/** Whether a failure passes by itself. */
function isForLater(error: unknown): error is CodedError {
  return error instanceof ServerAway || (error instanceof MachineryError && error.code === 'database-busy');
}

/** Delivers what waits for the same place, oldest first. Whatever fails is a note: the run's own body is delivered. */
async function deliverSpooled(spool: Spool, target: string | null, store: Store): Promise<string[]> {
  const notes: string[] = [];
  try {
    for (const name of await spool.names()) {
      const spooled = await spool.read(name);
      if (spooled === undefined || spooled.target !== target) continue;
      const refusal = await store(spooled.body).then(() => undefined, refusalOf);
      if (refusal === undefined) await spool.remove(name);
      else notes.push(`${refusal.message}; the report that waited is kept in ${await spool.setAside(name)}`);
    }
  } catch (error) {
    notes.push(`reports may still wait to be delivered: ${error instanceof Error ? error.message : error}`);
  }
  return notes;
}

/** A body that will never be accepted. @throws every other failure */
function refusalOf(error: unknown): CodedError {
  if (error instanceof KeyMismatch || error instanceof BodyRejected) return error;
  throw error;
}
