// Reads sessions in worker threads beside this one, once the work turns out to be
// long: starting a thread costs as much as reading some megabytes.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CappedDigest } from '../lib/session-log/digest/cap-session.js';
import type { Counts } from '../lib/session-log/format/digest.js';
import { type Candidate, SessionUnreadable } from '../lib/session-log/readers/reader.js';
import type { OpenGate, Read } from '../lib/session-log/state/walk-session.js';
import { CodedError } from '../lib/stream/errors.js';
import { type SessionWork, workInThread } from './session-work.js';

/** What a worker is asked: the counts of a session, or with an offset its digest. */
export interface WorkerTask {
  readonly id: number;
  readonly candidate: Candidate;
  readonly gate: OpenGate;
  readonly fromOffset: number | undefined;
}

export type WorkerAnswer = { readonly id: number } & (
  | { readonly read: Read<Counts | CappedDigest> }
  | { readonly unreadable: string }
  | { readonly failure: { readonly code: string; readonly message: string } }
);

/** Work that ends within this time starts no thread. */
const PATIENCE_MS = 150;
/** Threads beside this one at most. */
const MOST_WORKERS = 3;

/** {@link SessionWork} with threads of its own; `close` ends them. */
export interface SessionWorkers extends SessionWork {
  close(): Promise<void>;
}

export interface SessionWorkersOptions {
  /** Threads beside this one (default: one less than there are processors, at most 3). */
  readonly workers?: number;
  /** How long this thread reads alone, in milliseconds (default 150). */
  readonly patienceMs?: number;
  /** The compiled worker (default: the one beside this file). */
  readonly script?: URL;
}

/** Makes the workers' side ready; no thread is started before it pays. */
export function openSessionWorkers(options: SessionWorkersOptions = {}): SessionWorkers {
  const count = options.workers ?? Math.min(MOST_WORKERS, availableParallelism() - 1);
  const script = options.script ?? new URL('./session-worker.js', import.meta.url);
  const pool = new Pool(count, Date.now() + (options.patienceMs ?? PATIENCE_MS), script);
  return {
    parallel: 2 * (count + 1),
    count: (candidate, gate) => {
      const seat = pool.take(candidate);
      if (seat === undefined) return pool.here(() => workInThread.count(candidate, gate));
      return seat.ask(candidate, gate, undefined) as Promise<Read<Counts>>;
    },
    digest: (candidate, gate, fromOffset) => {
      const seat = pool.take(candidate);
      if (seat === undefined) return pool.here(() => workInThread.digest(candidate, gate, fromOffset));
      return seat.ask(candidate, gate, fromOffset) as Promise<Read<CappedDigest>>;
    },
    close: () => pool.close(),
  };
}

class Pool {
  readonly #seats: Seat[] = [];
  #busyHere = 0;

  constructor(
    readonly size: number,
    readonly startAt: number,
    readonly script: URL,
  ) {}

  /** The worker with the least to do, or none when this thread has no more than it. */
  take(candidate: Candidate): Seat | undefined {
    // The database stays with the thread that listed it: it has the connection.
    if (candidate.harness === 'opencode' || Date.now() < this.startAt) return undefined;
    while (this.#seats.length < this.size) this.#seats.push(new Seat(this.script));
    const [least] = this.#seats.toSorted((a, b) => a.load - b.load);
    return least !== undefined && least.load <= this.#busyHere ? least : undefined;
  }

  /** Counts what this thread does itself. */
  async here<T>(work: () => Promise<T>): Promise<T> {
    this.#busyHere += 1;
    try {
      return await work();
    } finally {
      this.#busyHere -= 1;
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#seats.map((seat) => seat.end()));
  }
}

interface Waiting {
  readonly resolve: (read: Read<Counts | CappedDigest>) => void;
  readonly reject: (error: Error) => void;
}

/** One thread and what it was asked for. */
class Seat {
  readonly #waiting = new Map<number, Waiting>();
  readonly #worker: Worker;
  #next = 0;

  constructor(script: URL) {
    this.#worker = new Worker(script);
    this.#worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('the thread ended')));
  }

  get load(): number {
    return this.#waiting.size;
  }

  ask(
    candidate: Candidate,
    gate: OpenGate,
    fromOffset: number | undefined,
  ): Promise<Read<Counts | CappedDigest>> {
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, candidate, gate, fromOffset } satisfies WorkerTask);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('read' in answer) waiting?.resolve(answer.read);
    else if ('unreadable' in answer) waiting?.reject(new SessionUnreadable(answer.unreadable));
    else waiting?.reject(new CodedError(answer.failure.code, answer.failure.message));
  }

  #fail(cause: Error): void {
    const error = new CodedError('worker-failed', `a thread that reads sessions failed: ${cause.message}`, {
      cause,
    });
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
