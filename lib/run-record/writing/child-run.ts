// A run that a stage calls: a complete run of its own, below the attempt that
// called it. It is born like every run, in small: its directory is claimed, then
// its lock, then its first line; whatever fails before that line leaves no
// directory. Its assembly is the copy of the root, and so is what its first line
// says of runtime and home.

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError, MachineryError } from '../../stream/errors.js';
import { acquireRunLock, type RunLock } from '../directory/run-lock.js';
import { childReference } from '../format/container-events.js';
import type { EventOf } from '../format/events.js';
import type { HashedPath } from '../format/fields.js';
import type { StageIdentity } from '../format/identity.js';
import { isRequestFile, PROVENANCE_FIELDS } from '../format/run-events.js';
import { hashBytes } from '../hashing/hash-file.js';
import { machineryFault } from './endings.js';
import type { FactFields } from './event-appenders.js';
import { OpenRun } from './open-run.js';
import { RecordWriter, type RunEnd, type RunStart } from './record-writer.js';

/** What a child is asked: a text that the parent's line holds, or bytes that the child keeps. */
export type ChildRequest =
  | { readonly text: string }
  | { readonly bytes: Uint8Array; readonly extension: string };

/** A call of a stage, before it is known whether it starts. */
export interface SubflowCall {
  /** The attempt that calls, or the fan-out. */
  readonly identity: StageIdentity;
  /** From 1. */
  readonly call: number;
  readonly flow: string;
  readonly request: ChildRequest;
  /** How deep the call lies. */
  readonly depth: number;
  /** The id of a fan-out's item. */
  readonly item?: string | undefined;
}

type CallFact = FactFields<'subflow_call'>;

/** Members of a run's first line that its children repeat. */
const INHERITED = [
  'runtime',
  'assembly',
  'assembly_hash',
  'installation_id',
  'workdir',
  ...PROVENANCE_FIELDS,
  'model_source',
] as const;

/** A child that was started. */
export class ChildRun {
  #ending: Pick<CallFact, 'exit' | 'cause' | 'reason'> = {};

  constructor(
    readonly run: OpenRun,
    /** Its folder, relative to the directory of the run that called. */
    readonly reference: string,
    /** Its lock: the child ends in a fault when it is lost. */
    readonly lock: RunLock,
    readonly call: SubflowCall,
  ) {}

  /** Ends the child's record and gives its lock up. @throws as RecordWriter.end */
  async end(end: RunEnd): Promise<void> {
    try {
      await this.run.writer.end(end);
      const { exit, cause, reason } = end;
      this.#ending = { exit, cause, ...(reason === undefined ? {} : { reason }) };
    } finally {
      await this.#leave();
    }
  }

  /** Gives the child up without an end: its record stays incomplete. @param reason why, not empty */
  async abandon(reason: string): Promise<void> {
    this.#ending = { reason };
    await this.#leave();
  }

  /**
   * What the parent records of the call once it has settled.
   *
   * @param output the sealed output of a successful fan-out item, relative to the child's directory
   */
  fact(output?: HashedPath): CallFact {
    const below = output && { path: `${this.reference}/${output.path}`, sha256: output.sha256 };
    return {
      ...factOf(this.call),
      input: inputOf(this.call.request, this.reference),
      ...this.#ending,
      child: this.reference,
      started: true,
      ...(below && { output: below }),
    };
  }

  async #leave(): Promise<void> {
    this.run.interruption?.leave(this.run.writer);
    await this.lock.release();
  }
}

/**
 * Starts a child run.
 *
 * @returns undefined when it cannot start because its directory is there already, somebody holds its lock, or the
 *   run has been interrupted: the parent records a call that was not started
 * @throws CodedError `unusable-request`, and what keeps a folder from being made; RefusedEvent; MachineryError
 */
export async function startChild(parent: OpenRun, call: SubflowCall): Promise<ChildRun | undefined> {
  const { bytes, name } = requestOf(call.request);
  if (parent.interruption?.ending !== undefined) return undefined;
  const reference = childReference(call.identity, call.call);
  if (!(await parent.files.claimFolder(reference))) return undefined;
  const directory = join(parent.directory, reference);
  const lock = await takeLock(directory);
  if (lock === undefined) return undefined;
  const start = childStart(parent.writer.start, call, {
    path: name,
    sha256: hashBytes(bytes),
    bytes: bytes.length,
  });
  const writer = await beginOrUndo(directory, start, parent, lock);
  const { assembly, interruption } = parent;
  const child = new ChildRun(new OpenRun(writer, { assembly, interruption }), reference, lock, call);
  try {
    await child.run.files.write(name, bytes);
  } catch (fault) {
    // The child has begun: it ends, and says why; if it cannot say so, it stays incomplete.
    const { message } = fault as Error;
    await child.end(machineryFault(message)).catch(() => child.abandon(message));
  }
  return child;
}

/** What the parent records of a call that was not started. @param input left out where a file was not admitted */
export function unstartedCall(call: SubflowCall, reason: string, input?: CallFact['input']): CallFact {
  return { ...factOf(call), ...(input && { input }), reason, started: false };
}

function factOf({ identity, call, flow, depth, item }: SubflowCall): Omit<CallFact, 'started'> {
  return { ...identity, call, flow, depth, ...(item === undefined ? {} : { via: 'fanout', item }) };
}

function requestOf(request: ChildRequest): { bytes: Buffer; name: string } {
  if ('text' in request) return { bytes: Buffer.from(request.text), name: 'request.txt' };
  const name = `request.${request.extension}`;
  if (isRequestFile(name)) return { bytes: Buffer.from(request.bytes), name };
  throw new CodedError(
    'unusable-request',
    `${JSON.stringify(request.extension)} is no extension of a request`,
  );
}

function inputOf(request: ChildRequest, reference: string): CallFact['input'] {
  const { bytes, name } = requestOf(request);
  const measured = { sha256: hashBytes(bytes), bytes: bytes.length };
  return 'text' in request
    ? { text: request.text, ...measured }
    : { path: `${reference}/${name}`, ...measured };
}

function childStart(
  parent: EventOf<'run_start'>,
  { call, flow }: SubflowCall,
  request: { path: string; sha256: string; bytes: number },
): RunStart {
  const inherited = Object.fromEntries(
    INHERITED.filter((field) => parent[field] !== undefined).map((field) => [field, parent[field]]),
  ) as Pick<RunStart, (typeof INHERITED)[number]>;
  return { ...inherited, run: String(call), flow, request: { ...request, via: 'subflow' } };
}

async function takeLock(directory: string): Promise<RunLock | undefined> {
  try {
    return await acquireRunLock(directory);
  } catch (fault) {
    await undo(directory);
    if (fault instanceof CodedError && fault.code === 'run-locked') return undefined;
    throw fault;
  }
}

/** Begins the record; what fails leaves neither directory nor lock. */
async function beginOrUndo(
  directory: string,
  start: RunStart,
  parent: OpenRun,
  lock: RunLock,
): Promise<RecordWriter> {
  try {
    return await RecordWriter.begin(directory, start, { clock: () => new Date(parent.writer.now()) });
  } catch (fault) {
    try {
      await undo(directory);
    } finally {
      await lock.release();
    }
    throw fault;
  }
}

/** Removes the directory of a child that was not born. @throws MachineryError `cannot-remove` */
async function undo(directory: string): Promise<void> {
  await rm(directory, { recursive: true }).catch((cause: unknown) => {
    throw MachineryError.from('remove', directory, cause);
  });
}
