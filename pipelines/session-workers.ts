// Reads sessions in worker threads beside this one, when there is much to read:
// starting a thread costs as much as reading some megabytes.

import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
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
/** What a thread is given to do ahead, in bytes: this thread answers late while it reads itself, up to 1 MiB at a time. */
const AHEAD_BYTES = 4e6;
/** Sessions under way for each thread, and given to one ahead. */
const SESSIONS_AHEAD = 16;

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
    parallel: SESSIONS_AHEAD * (count + 1),
    count: (candidate, gate) => pool.read(candidate, gate, undefined) as Promise<Read<Counts>>,
    digest: (candidate, gate, fromOffset) =>
      pool.read(candidate, gate, fromOffset) as Promise<Read<CappedDigest>>,
    close: () => pool.close(),
  };
}

/** A session to be read, for its counts or with an offset for its digest. */
interface Job {
  readonly candidate: Candidate;
  readonly gate: OpenGate;
  readonly fromOffset: number | undefined;
  /** What reading it takes, in bytes: to open a file is work as well. */
  readonly size: number;
  readonly resolve: (read: Read<Counts | CappedDigest>) => void;
  readonly reject: (error: unknown) => void;
}

const OPENING_BYTES = 10_000;

/** Sessions in the order in which they were asked for, each to the thread that is free first. */
class Pool {
  readonly #seats: Seat[] = [];
  readonly #waiting: Job[] = [];
  /** What other threads cannot do: the database stays with the one that listed it and has the connection. */
  readonly #waitingHere: Job[] = [];
  #isBusyHere = false;
  /** Bytes of all that was asked for so far. */
  #asked = 0;

  constructor(
    readonly size: number,
    readonly startBytes: number,
    readonly script: URL,
  ) {}

  read(
    candidate: Candidate,
    gate: OpenGate,
    fromOffset: number | undefined,
  ): Promise<Read<Counts | CappedDigest>> {
    return new Promise((resolve, reject) => {
      const size = OPENING_BYTES + (candidate.size ?? 0);
      const queue = candidate.harness === 'opencode' ? this.#waitingHere : this.#waiting;
      queue.push({ candidate, gate, fromOffset, size, resolve, reject });
      this.#asked += size;
      this.#handOut();
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#seats.map((seat) => seat.end()));
  }

  #handOut(): void {
    for (const seat of this.#seats) this.#fill(seat);
    // Before a thread is started for it; one that costs nothing is started at once.
    if (this.startBytes > 0) this.#readHere();
    if (this.#waiting.length > 0 && this.#isThreadWorthIt()) {
      const seat = new Seat(this.script, this.startBytes, () => this.#handOut());
      this.#seats.push(seat);
      this.#fill(seat);
    }
    this.#readHere();
  }

  /** How much is to come is not known: as much as has come is the best guess. */
  #isThreadWorthIt(): boolean {
    const { length } = this.#seats;
    return length < this.size && this.#asked > this.startBytes * (length + 1);
  }

  #fill(seat: Seat): void {
    while (this.#waiting.length > 0 && seat.hasRoom) seat.ask(this.#waiting.shift() as Job);
  }

  /** One session at a time: reading does not wait for anything. */
  #readHere(): void {
    if (this.#isBusyHere) return;
    const job = this.#waitingHere.shift() ?? this.#waiting.shift();
    if (job === undefined) return;
    this.#isBusyHere = true;
    readInThread(job)
      .then(job.resolve, job.reject)
      // What the others have answered meanwhile goes first: they may have nothing left to do.
      .then(() => nextTurn())
      .then(() => {
        this.#isBusyHere = false;
        this.#handOut();
      });
  }
}

function readInThread({ candidate, gate, fromOffset }: Job): Promise<Read<Counts | CappedDigest>> {
  return fromOffset === undefined
    ? workInThread.count(candidate, gate)
    : workInThread.digest(candidate, gate, fromOffset);
}

/** One thread and what it was asked for. */
class Seat {
  readonly #jobs = new Map<number, Job>();
  readonly #worker: Worker;
  #next = 0;
  #failure: CodedError | undefined;
  /** Bytes that the thread has to read, the start of the thread counted as such until it is over. */
  load: number;

  /** @param onRoom called when the thread has less to do than before */
  constructor(
    script: URL,
    startBytes: number,
    readonly onRoom: () => void,
  ) {
    this.load = startBytes;
    this.#worker = new Worker(script, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES } });
    this.#worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.once('online', () => {
      this.load -= startBytes;
      onRoom();
    });
    this.#worker.on('exit', () => this.#fail(new Error('the thread ended')));
  }

  /** Whether it is to be asked for more: not for all of the small ones, which leaves this thread without. */
  get hasRoom(): boolean {
    return this.load < AHEAD_BYTES && this.#jobs.size < SESSIONS_AHEAD;
  }

  ask(job: Job): void {
    if (this.#failure !== undefined) {
      job.reject(this.#failure);
      return;
    }
    const id = this.#next;
    this.#next += 1;
    this.load += job.size;
    this.#jobs.set(id, job);
    const { candidate, gate, fromOffset } = job;
    this.#worker.postMessage({ id, candidate, gate, fromOffset } satisfies WorkerTask);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(answer: WorkerAnswer): void {
    const job = this.#jobs.get(answer.id);
    if (job === undefined) return;
    this.#jobs.delete(answer.id);
    this.load -= job.size;
    if ('read' in answer) job.resolve(answer.read);
    else if ('unreadable' in answer) job.reject(new SessionUnreadable(answer.unreadable));
    else job.reject(new CodedError(answer.failure.code, answer.failure.message));
    this.onRoom();
  }

  #fail(cause: Error): void {
    const message = `a thread that reads sessions failed: ${cause.message}`;
    this.#failure ??= new CodedError('worker-failed', message, { cause });
    for (const { reject } of this.#jobs.values()) reject(this.#failure);
    this.#jobs.clear();
    this.load = 0;
  }
}
