// A run is born, step by step (run-record details, 3). Until its first line is
// written whatever goes wrong leaves no run behind; from then on whatever goes
// wrong is told by the run itself.
import { join } from 'node:path';
import { copyAssembly } from '../lib/run-record/directory/assembly-copy.js';
import { establishInstallation } from '../lib/run-record/directory/installation.js';
import { reserveRun } from '../lib/run-record/directory/reserve-run.js';
import { spellStart } from '../lib/run-record/directory/run-name.js';
import { removeUnborn } from '../lib/run-record/directory/unborn.js';
import { isRequestFile } from '../lib/run-record/format/run-events.js';
import { hashAssembly } from '../lib/run-record/hashing/assembly-hash.js';
import { hashBytes } from '../lib/run-record/hashing/hash-file.js';
import { REQUEST_BYTES } from '../lib/run-record/inspection/request.js';
import { carryOutput } from '../lib/run-record/writing/carried-stages.js';
import { describeUnstarted, during, RunRefused, } from '../lib/run-record/writing/pre-start.js';
import { RecordWriter } from '../lib/run-record/writing/record-writer.js';
import { retainEvidence } from '../lib/run-record/writing/resume-evidence.js';
import { writeRunId } from '../lib/run-record/writing/run-id-file.js';
import { StartedRun } from '../lib/run-record/writing/started-run.js';
import { planContinuation } from './plan-continuation.js';
const INSTALLATION_EXIT = 5;
const USAGE_EXIT = 2;
/**
 * Starts a run. Never throws.
 *
 * @returns the run; or why there is none, and then there is no directory of it; or how it ended because something
 *   failed right after its first line
 */
export async function startRun(options) {
    const unusable = complainAbout(options.request);
    if (unusable !== undefined)
        return describeUnstarted(new RunRefused(unusable, { exit: USAGE_EXIT, cause: 'fault' }));
    let installationId;
    try {
        installationId = await establishInstallation(options.home);
    }
    catch (fault) {
        return { ...describeUnstarted(fault), exit: INSTALLATION_EXIT };
    }
    let reservation;
    try {
        const clock = options.clock ?? (() => new Date());
        reservation = await during('run reservation', () => reserveRun(options.home, spellStart(clock()), options));
    }
    catch (fault) {
        return describeUnstarted(fault);
    }
    let born;
    try {
        born = await bear(reservation, options, installationId);
    }
    catch (trouble) {
        return abandon(reservation, describeUnstarted(trouble));
    }
    return furnish(new StartedRun({ ...reservation, installationId, writer: born.writer, clock: options.clock }), born, options);
}
/**
 * Starts a run, has it worked on, and ends it.
 *
 * @param work gives the ending; what it throws ends the run with fault/2. It stops when `run.interruption` aborts
 */
export async function conductRun(options, work) {
    const started = await startRun(options);
    if (started.status !== 'started')
        return started;
    const { run } = started;
    let ending;
    try {
        ending = await work(run);
    }
    catch (failure) {
        return run.fail(failure);
    }
    return run.end(ending);
}
/** From the empty directory to the first line. */
async function bear({ name, ts, directory }, options, installationId) {
    const { assembly, request, donor } = options;
    const copy = join(directory, 'assembly');
    const opaque = assembly.opaque ?? [];
    await during('assembly capture', () => copyAssembly(assembly.source, copy, { opaque }));
    const prepared = await during('assembly reading', () => options.prepare(copy, during));
    const { sha256 } = await during('assembly hashing', () => hashAssembly(copy));
    const continuation = donor === undefined
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
    const begin = () => RecordWriter.begin(directory, first, { clock: options.clock });
    return { writer: await during('run record start', begin), prepared, continuation };
}
/** What a run has before its work begins. A failure ends it. */
async function furnish(run, born, options) {
    const { runIdFile, request } = options;
    let what = 'run id file';
    try {
        if (runIdFile !== undefined)
            await writeRunId(runIdFile, run.name);
        what = 'continuation';
        run.evidence = await carryOn(run, born);
        what = 'request';
        await run.files.write(describeRequest(request).path, request.bytes);
        return { status: 'started', run };
    }
    catch (failure) {
        return run.fail(failure, what);
    }
}
async function carryOn(run, { continuation, prepared }) {
    if (continuation === undefined)
        return undefined;
    const { donorRun, donorDirectory, carried, evidence } = continuation;
    for (const stage of carried) {
        await run.writer.append(await carryOutput(donorDirectory, donorRun, stage, run.files));
    }
    return evidence && retainEvidence(run.files, evidence, prepared.receivedNames);
}
/** Gives up what no run was born in. What the cleaning says counts more than what led to it. */
async function abandon({ directory, lock }, earlier) {
    try {
        await during('unborn cleanup', async () => {
            if (!lock.confirm())
                throw lock.compromised.reason;
            await removeUnborn(directory);
        });
        return earlier;
    }
    catch (fault) {
        return describeUnstarted(fault);
    }
    finally {
        // A lock that cannot be removed grows stale.
        await lock.release().catch(() => { });
    }
}
function describeRequest({ bytes, extension, via }) {
    return { path: `request.${extension}`, sha256: hashBytes(bytes), bytes: bytes.length, via };
}
function complainAbout({ bytes, extension }) {
    if (bytes.length > REQUEST_BYTES) {
        return `the request has ${bytes.length} bytes, ${REQUEST_BYTES} are the most`;
    }
    const isNamed = isRequestFile(`request.${extension}`);
    return isNamed ? undefined : `a request has no file ending ${JSON.stringify(extension)}`;
}
//# sourceMappingURL=start-run.js.map