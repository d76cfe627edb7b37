// Reads sessions in worker threads beside this one, when there is much to read:
// starting a thread costs as much as reading some megabytes.

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

/** What can be read in the time in which a thread starts. */
const START_BYTES = 16e6;
/** A line is soon done with: a larger young generation would only hold more of them. */
const YOUNG_MEGABYTES = 16;
/** Threads beside this one at most. */
const MOST_WORKERS = 3;

/** {@link SessionWork} with threads of its own; `close` ends them. */
export interface SessionWorkers extends SessionWork {
  close(): Promise<void>;
}

export interface SessionWorkersOptions {
  /** Threads beside this one (default: one less than there are processors, at most 3). */
  readonly workers?: number;
  /** What starting a thread costs, in bytes that are read in that time (default 16 MB). */
  readonly startBytes?: number;
  /** The compiled worker (default: the one beside this file). */
  readonly script?: URL;
}

/** Makes the workers' side ready; no thread is started before it pays. */
export function openSessionWorkers(options: SessionWorkersOptions = {}): SessionWorkers {
  const count = options.workers ?? Math.min(MOST_WORKERS, availableParallelism() - 1);
  const script = options.script ?? new URL('./session-worker.js', import.meta.url);
  const pool = new Pool(count, options.startBytes ?? START_BYTES, script);
  return {
    parallel: 2 * (count + 1),
    count: (candidate, gate) => {
      const seat = pool.take(candidate);
      if (seat === undefined) return pool.here(candidate, () => workInThread.count(candidate, gate));
      return seat.ask(candidate, gate, undefined) as Promise<Read<Counts>>;
    },
    digest: (candidate, gate, fromOffset) => {
      const seat = pool.take(candidate);
      if (seat === undefined)
        return pool.here(candidate, () => workInThread.digest(candidate, gate, fromOffset));
      return seat.ask(candidate, gate, fromOffset) as Promise<Read<CappedDigest>>;
    },
    close: () => pool.close(),
  };
}

class Pool {
  readonly #seats: Seat[] = [];
  /** Bytes that this thread has to read. */
  #loadHere = 0;

  constructor(
    readonly size: number,
    readonly startBytes: number,
    readonly script: URL,
  ) {}

  /** The worker that will be done first, a new one if that pays; none when this thread will. */
  take(candidate: Candidate): Seat | undefined {
    // The database stays with the thread that listed it: it has the connection.
    if (candidate.harness === 'opencode') return undefined;
    const isFull = this.#seats.length === this.size;
    const [least] = this.#seats.toSorted((a, b) => a.load - b.load);
    const load = Math.min(
      least?.load ?? Number.POSITIVE_INFINITY,
      isFull ? Number.POSITIVE_INFINITY : this.startBytes,
    );
    if (load > this.#loadHere) return undefined;
    if (least?.load === load) return least;
    const seat = new Seat(this.script, this.startBytes);
    this.#seats.push(seat);
    return seat;
  }

  /** Counts what this thread does itself. */
  async here<T>(candidate: Candidate, work: () => Promise<T>): Promise<T> {
    const size = sizeOf(candidate);
    this.#loadHere += size;
    try {
      return await work();
    } finally {
      this.#loadHere -= size;
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#seats.map((seat) => seat.end()));
  }
}

/** What reading a session takes, in bytes: to open a file is work as well. */
function sizeOf({ size = 0 }: Candidate): number {
  return size + 10_000;
}

interface Waiting {
  readonly size: number;
  readonly resolve: (read: Read<Counts | CappedDigest>) => void;
  readonly reject: (error: Error) => void;
}

/** One thread and what it was asked for. */
class Seat {
  readonly #waiting = new Map<number, Waiting>();
  readonly #worker: Worker;
  #next = 0;
  #failure: CodedError | undefined;
  /** Bytes that the thread has to read, the start of the thread counted as such until it is over. */
  load: number;

  constructor(
    script: URL,
    readonly startBytes: number,
  ) {
    this.load = startBytes;
    this.#worker = new Worker(script, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES } });
    this.#worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.once('online', () => {
      this.load -= startBytes;
    });
    this.#worker.on('exit', () => this.#fail(new Error('the thread ended')));
  }

  ask(
    candidate: Candidate,
    gate: OpenGate,
    fromOffset: number | undefined,
  ): Promise<Read<Counts | CappedDigest>> {
    const id = this.#next;
    this.#next += 1;
    const size = sizeOf(candidate);
    this.load += size;
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) {
        reject(this.#failure);
        return;
      }
      this.#waiting.set(id, { size, resolve, reject });
      this.#worker.postMessage({ id, candidate, gate, fromOffset } satisfies WorkerTask);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    this.load -= waiting?.size ?? 0;
    if ('read' in answer) waiting?.resolve(answer.read);
    else if ('unreadable' in answer) waiting?.reject(new SessionUnreadable(answer.unreadable));
    else waiting?.reject(new CodedError(answer.failure.code, answer.failure.message));
  }

  #fail(cause: Error): void {
    const message = `a thread that reads sessions failed: ${cause.message}`;
    this.#failure ??= new CodedError('worker-failed', message, { cause });
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
    this.load = 0;
  }
}
