// A run is born, step by step (run-record details, 3). Until its first line is
// written whatever goes wrong leaves no run behind; from then on whatever goes
// wrong is told by the run itself.

import { join } from 'node:path';
import { copyAssembly } from '../lib/run-record/directory/assembly-copy.js';
import { establishInstallation } from '../lib/run-record/directory/installation.js';
import { type Reservation, reserveRun } from '../lib/run-record/directory/reserve-run.js';
import { spellStart } from '../lib/run-record/directory/run-name.js';
import { removeUnborn } from '../lib/run-record/directory/unborn.js';
import type { ROOT_REQUEST_ARRIVALS } from '../lib/run-record/format/fields.js';
import { isRequestFile } from '../lib/run-record/format/run-events.js';
import { hashAssembly } from '../lib/run-record/hashing/assembly-hash.js';
import { hashBytes } from '../lib/run-record/hashing/hash-file.js';
import { REQUEST_BYTES } from '../lib/run-record/inspection/request.js';
import type { Provenance } from '../lib/run-record/provenance/resolve-provenance.js';
import type { RootNode } from '../lib/run-record/writing/carried-stages.js';
import { carryOutput } from '../lib/run-record/writing/carried-stages.js';
import {
  describeUnstarted,
  during,
  type PreStartOperation,
  RunRefused,
  type UnstartedRun,
} from '../lib/run-record/writing/pre-start.js';
import { type Clock, RecordWriter, type RunEnd } from '../lib/run-record/writing/record-writer.js';
import { type ReceivedEvidence, retainEvidence } from '../lib/run-record/writing/resume-evidence.js';
import { writeRunId } from '../lib/run-record/writing/run-id-file.js';
import { type RunOutcome, StartedRun } from '../lib/run-record/writing/started-run.js';
import { type Continuation, planContinuation } from './plan-continuation.js';

/** What a run is asked to do. */
export interface RunRequest {
  readonly bytes: Uint8Array;
  /** Of the retained file `request.<extension>`: 1 to 247 ASCII letters and digits. */
  readonly extension: string;
  readonly via: (typeof ROOT_REQUEST_ARRIVALS)[number];
}

/** What the caller found in the run's copy of the assembly. */
export interface PreparedRun {
  /** The flow that is run; none for an assembly without flows. */
  readonly flow?: string | undefined;
  /** The nodes of the flow's root, in order: what a resumed run is carried along. */
  readonly sequence?: readonly RootNode[] | undefined;
  /** Names under which the first fresh stage of a resumed run receives other things. */
  readonly receivedNames?: readonly string[] | undefined;
}

/** Does a part of the preparation under the name that its fault is told by. */
export type During = <T>(operation: PreStartOperation, work: () => Promise<T> | T) => Promise<T>;

/** What a run is started from. */
export interface StartOptions {
  readonly home: string;
  /** The version text of the runtime. */
  readonly runtime: string;
  readonly assembly: {
    /** As the record names it. */
    readonly name: string;
    /** The folder that is copied. */
    readonly source: string;
    /** Folders of its root that its manifest declares as opaque. */
    readonly opaque?: readonly string[] | undefined;
  };
  readonly request: RunRequest;
  /** Absolute. */
  readonly workdir: string;
  /** Called once, before the first line: `() => resolveProvenance(...)`. */
  readonly provenance: () => Promise<Provenance>;
  /**
   * Reads and validates the run's copy of the assembly and resolves its models.
   * It throws {@link RunRefused} where the run is refused; anything else that it
   * throws is a fault of `assembly reading`, or of the operation that it names.
   */
  readonly prepare: (assembly: string, during: During) => Promise<PreparedRun> | PreparedRun;
  /** The directory of the run that is continued. */
  readonly donor?: string | undefined;
  readonly correlation?: string | undefined;
  readonly modelSource?: 'scripted' | undefined;
  /** A file of the caller's that gets the run's name and a line feed as soon as the run exists. */
  readonly runIdFile?: string | undefined;
  readonly clock?: Clock | undefined;
  /** How often the lock is refreshed and its loss noticed, in milliseconds; at least 1,000. */
  readonly lockRefreshMs?: number | undefined;
}

/** A run that exists, one that was not started, or one that ended as soon as it existed. */
export type StartResult =
  | { readonly status: 'started'; readonly run: StartedRun }
  | UnstartedRun
  | RunOutcome;

const INSTALLATION_EXIT = 5;
const USAGE_EXIT = 2;

/**
 * Starts a run. Never throws.
 *
 * @returns the run; or why there is none, and then there is no directory of it; or how it ended because something
 *   failed right after its first line
 */
export async function startRun(options: StartOptions): Promise<StartResult> {
  const unusable = complainAbout(options.request);
  if (unusable !== undefined)
    return describeUnstarted(new RunRefused(unusable, { exit: USAGE_EXIT, cause: 'fault' }));
  let installationId: string;
  try {
    installationId = await establishInstallation(options.home);
  } catch (fault) {
    return { ...describeUnstarted(fault), exit: INSTALLATION_EXIT };
  }
  let reservation: Reservation;
  try {
    const clock = options.clock ?? (() => new Date());
    reservation = await during('run reservation', () =>
      reserveRun(options.home, spellStart(clock()), options),
    );
  } catch (fault) {
    return describeUnstarted(fault);
  }
  let born: Newborn;
  try {
    born = await bear(reservation, options, installationId);
  } catch (trouble) {
    return abandon(reservation, describeUnstarted(trouble));
  }
  return furnish(
    new StartedRun({ ...reservation, installationId, writer: born.writer, clock: options.clock }),
    born,
    options,
  );
}

/**
 * Starts a run, has it worked on, and ends it.
 *
 * @param work gives the ending; what it throws ends the run with fault/2. It stops when `run.interruption` aborts
 */
export async function conductRun(
  options: StartOptions,
  work: (run: StartedRun) => Promise<RunEnd>,
): Promise<UnstartedRun | RunOutcome> {
  const started = await startRun(options);
  if (started.status !== 'started') return started;
  const { run } = started;
  let ending: RunEnd;
  try {
    ending = await work(run);
  } catch (failure) {
    return run.fail(failure);
  }
  return run.end(ending);
}

/** What the steps before the first line leave to those after it. */
interface Newborn {
  readonly writer: RecordWriter;
  readonly prepared: PreparedRun;
  readonly continuation: Continuation | undefined;
}

/** From the empty directory to the first line. */
async function bear(
  { name, ts, directory }: Reservation,
  options: StartOptions,
  installationId: string,
): Promise<Newborn> {
  const { assembly, request, donor } = options;
  const copy = join(directory, 'assembly');
  const opaque = assembly.opaque ?? [];
  await during('assembly capture', () => copyAssembly(assembly.source, copy, { opaque }));
  const prepared = await during('assembly reading', () => options.prepare(copy, during));
  const { sha256 } = await during('assembly hashing', () => hashAssembly(copy));
  const continuation =
    donor === undefined
      ? undefined
      : await during('continuation preparation', () => planContinuation(donor, prepared.sequence ?? []));
  const provenance = await during('runtime provenance', () => options.provenance());
  const first = {
    ts,
    runtime: options.runtime,
    run: name,
    assembly: assembly.name,
    assembly_hash: sha256,
    flow: prepared.flow,
    continued_from: continuation?.donorRun,
    correlation: options.correlation,
    installation_id: installationId,
    request: describeRequest(request),
    workdir: options.workdir,
    ...provenance,
    model_source: options.modelSource,
  };
  const begin = (): Promise<RecordWriter> => RecordWriter.begin(directory, first, { clock: options.clock });
  return { writer: await during('run record start', begin), prepared, continuation };
}

/** What a run has before its work begins. A failure ends it. */
async function furnish(run: StartedRun, born: Newborn, options: StartOptions): Promise<StartResult> {
  const { runIdFile, request } = options;
  let what = 'run id file';
  try {
    if (runIdFile !== undefined) await writeRunId(runIdFile, run.name);
    what = 'continuation';
    run.evidence = await carryOn(run, born);
    what = 'request';
    await run.files.write(describeRequest(request).path, request.bytes);
    return { status: 'started', run };
  } catch (failure) {
    return run.fail(failure, what);
  }
}

async function carryOn(
  run: StartedRun,
  { continuation, prepared }: Newborn,
): Promise<ReceivedEvidence | undefined> {
  if (continuation === undefined) return undefined;
  const { donorRun, donorDirectory, carried, evidence } = continuation;
  for (const stage of carried) {
    await run.writer.append(await carryOutput(donorDirectory, donorRun, stage, run.files));
  }
  return evidence && retainEvidence(run.files, evidence, prepared.receivedNames);
}

/** Gives up what no run was born in. What the cleaning says counts more than what led to it. */
async function abandon({ directory, lock }: Reservation, earlier: UnstartedRun): Promise<UnstartedRun> {
  try {
    await during('unborn cleanup', async () => {
      if (!lock.confirm()) throw lock.compromised.reason;
      await removeUnborn(directory);
    });
    return earlier;
  } catch (fault) {
    return describeUnstarted(fault);
  } finally {
    // A lock that cannot be removed grows stale.
    await lock.release().catch(() => {});
  }
}

function describeRequest({ bytes, extension, via }: RunRequest) {
  return { path: `request.${extension}`, sha256: hashBytes(bytes), bytes: bytes.length, via };
}

function complainAbout({ bytes, extension }: RunRequest): string | undefined {
  if (bytes.length > REQUEST_BYTES) {
    return `the request has ${bytes.length} bytes, ${REQUEST_BYTES} are the most`;
  }
  const isNamed = isRequestFile(`request.${extension}`);
  return isNamed ? undefined : `a request has no file ending ${JSON.stringify(extension)}`;
}
