// One attempt of a stage while it is written.
//
// What judges is captured before it is spoken of: the file first, then the
// event. What is executed is hashed again directly before: either `gate_start`
// stands, or `hash_drift` in its place, and then the attempt can end in nothing
// but a fault. The library executes nothing itself.
import { CodedError, systemErrorCode } from '../../stream/errors.js';
import { describeIdentity } from '../format/identity.js';
import { openRegular } from '../hashing/hash-file.js';
import { sayAbandoned } from './abandoned.js';
import { capturePath, gateCapturePath, hookCapturePath, outputPath, promptPaths, } from './attempt-paths.js';
import { machineryFault } from './endings.js';
import { findExecutableDrift } from './executables.js';
import { FailedAttempt } from './failed-attempt.js';
import { LiveOutput } from './live-output.js';
import { redactSecrets } from './redact-secrets.js';
/** Writes what happens in one attempt. */
export class Attempt {
    identity;
    #run;
    #fields;
    #output;
    #gate;
    #hook;
    #hasPassed = false;
    #drift;
    constructor(run, identity, fields) {
        this.identity = identity;
        this.#run = run;
        this.#fields = fields;
    }
    /** Starts an attempt. @throws as RecordWriter.append; CodedError `unusable-name` */
    static async start(run, identity, fields) {
        // A name that no folder can have is refused before anything is said.
        promptPaths(identity);
        await run.record.stage_start({ ...fields, ...identity });
        return new Attempt(run, identity, fields);
    }
    /** Appends an event that needs no file. @throws as RecordWriter.append */
    append(event, fields) {
        return this.#run.writer.appendFields({ ...fields, ...this.identity, event });
    }
    /**
     * Appends what the adapter tells of a transport, without the values of secrets.
     *
     * @param environment where those values are read
     */
    transport(fields, environment = process.env) {
        const { error, ...rest } = fields;
        const redact = (text) => redactSecrets(text, environment);
        const redacted = error && {
            ...error,
            message: redact(error.message),
            ...(typeof error.code === 'string' ? { code: redact(error.code) } : {}),
        };
        return this.#run.record.provider_transport({
            ...rest,
            ...this.identity,
            ...(error && { error: redacted }),
        });
    }
    /**
     * Keeps the prompt byte for byte, then says what it was built from.
     *
     * @param sources without the entry of the harness, which names the two files
     */
    async retainPrompt(prompt, sources) {
        const paths = promptPaths(this.identity);
        await this.#run.files.write(paths.system, prompt.system);
        await this.#run.files.write(paths.firstTurn, prompt.firstTurn);
        await this.#run.record.prompt({
            ...this.identity,
            prompt: [...sources, { source: 'harness', ...paths }],
        });
    }
    /**
     * Copies the output as it is now into the run's directory: what is judged from
     * here on is the copy, and its hash is what the record will name.
     *
     * @param live where the agent left it
     * @returns undefined when there is none
     */
    async captureOutput(live, extension) {
        const handle = await openRegular(live).catch((fault) => {
            if (systemErrorCode(fault.cause) === 'ENOENT')
                return undefined;
            throw fault;
        });
        if (handle === undefined)
            return undefined;
        try {
            const bytes = handle.createReadStream({ autoClose: false });
            const retained = await this.#run.files.write(outputPath(this.identity, extension), bytes);
            this.#output = new LiveOutput(live, retained);
            return retained;
        }
        finally {
            await handle.close();
        }
    }
    /** Records whether there is an output: an empty capture, or what the agent is told. */
    checkOutput(missing) {
        return missing === undefined
            ? this.#check('output', 0, 'output', '')
            : this.#check('output', 1, 'output-missing', missing);
    }
    /** Keeps what a check printed, then records it. */
    captureCheck(check, exit, printed) {
        return this.#check(check, exit, check, printed);
    }
    /** Keeps the reason of a refusal or a reported fault; no event points at it. */
    captureRenouncing(capture, reason) {
        return this.#run.files.write(capturePath(this.identity, capture), reason);
    }
    /**
     * Says that a gate is about to run, if it is still what was pinned.
     *
     * @param file relative to the assembly
     * @returns how it drifted: then hash_drift is on record in place of gate_start, and it must not run
     * @throws MachineryError when it cannot be read
     */
    async beginGate(file, pinned) {
        gateCapturePath(this.identity, file);
        const drift = await this.#rehash(file, pinned);
        if (drift !== undefined)
            return drift;
        await this.#run.record.gate_start({ ...this.identity, file, sha256: pinned });
        this.#gate = { file, sha256: pinned };
        return undefined;
    }
    /** Keeps everything the gate printed, then records its verdict. @param exit null where it had none */
    async captureGate(exit, printed) {
        const gate = this.#gate;
        if (gate === undefined)
            throw new CodedError('gate-not-begun', 'no gate was begun in this attempt');
        const { path } = await this.#run.files.write(gateCapturePath(this.identity, gate.file), printed);
        await this.#run.record.check({ ...this.identity, check: 'gate', ...gate, exit, capture: path });
        this.#gate = undefined;
    }
    /** The same for a before or success hook, which nothing is said of before it ran. @throws as {@link beginGate} */
    async beginHook(hook, file, pinned) {
        if (hook === 'success')
            this.#hasPassed = true;
        const drift = await this.#rehash(file, pinned);
        if (drift === undefined)
            this.#hook = { hook, file, sha256: pinned };
        return drift;
    }
    /** Keeps everything the hook printed, then records how it ended. @param exit null where it had none */
    async captureHook(exit, printed) {
        if (this.#hook === undefined)
            throw new CodedError('hook-not-begun', 'no hook was begun in this attempt');
        const { hook, sha256 } = this.#hook;
        this.#hook = undefined;
        const { path } = await this.#run.files.write(hookCapturePath(this.identity, hook), printed);
        await this.#run.record.hook({ ...this.identity, hook, exit, capture: path, sha256 });
    }
    /** Starts the next attempt after a check said no: the stage is told nothing anew but what the check printed. */
    async sendBack(fields = {}) {
        this.#requireNoDrift();
        const { ts: _, ...again } = this.#fields;
        const identity = { ...this.identity, retry: this.identity.retry + 1 };
        return Attempt.start(this.#run, identity, { ...again, ...fields, received: [] });
    }
    /**
     * Seals what passed the checks: if the agent's file still has the bytes that
     * were judged, the attempt succeeds; if not, hash_drift and a fault stand in
     * the place of success.
     */
    async sealOutput(abandoned = []) {
        this.#requireNoDrift();
        const output = this.#output;
        if (output === undefined)
            throw new CodedError('output-not-captured', 'no output was captured in this attempt');
        this.#hasPassed = true;
        const change = await output.findChange();
        if (change === undefined) {
            await sayAbandoned(this.#run, this.identity, abandoned);
            const sealed = { output: output.hashed, sealed: true, judged: true };
            await this.#run.record.stage_end({ ...this.identity, exit: 0, cause: 'success', ...sealed });
            return { sealed: true };
        }
        if (change.drift !== undefined)
            await this.#run.record.hash_drift(change.drift);
        await this.#failWith(machineryFault(change.reason)).end(abandoned);
        return { sealed: false, reason: change.reason };
    }
    /** Ends a chooser that chose: it has no output. */
    async endChoice(abandoned = []) {
        this.#requireNoDrift();
        await sayAbandoned(this.#run, this.identity, abandoned);
        await this.#run.record.stage_end({ ...this.identity, exit: 0, cause: 'success' });
    }
    /**
     * Fixes how the attempt failed. What is left is the failure hook, which
     * changes nothing of it, and the end.
     *
     * @throws CodedError `drift-undecided` when a gate or hook drifted and the ending says something else
     */
    async fail(failure) {
        if (failure.cause !== 'signal' && failure.cause !== 'fault')
            this.#requireNoDrift();
        if (failure.cause === 'exhausted') {
            const change = await this.#output?.findChange();
            if (change?.drift !== undefined)
                await this.#run.record.hash_drift(change.drift);
        }
        return this.#failWith(failure);
    }
    #failWith(failure) {
        const isJudged = this.#hasPassed && this.#gate === undefined;
        return new FailedAttempt(this.#run, this.identity, failure, this.#output?.hashed, isJudged);
    }
    async #check(check, exit, capture, printed) {
        const { path } = await this.#run.files.write(capturePath(this.identity, capture), printed);
        await this.#run.record.check({ ...this.identity, check, exit, capture: path });
    }
    async #rehash(file, pinned) {
        this.#requireNoDrift();
        const drift = await findExecutableDrift(this.#run.assembly, file, pinned);
        if (drift === undefined)
            return undefined;
        this.#drift = drift;
        await this.#run.record.hash_drift(drift);
        return drift;
    }
    #requireNoDrift() {
        if (this.#drift === undefined)
            return;
        const message = `${this.#drift.file} drifted: ${describeIdentity(this.identity)} ends in a fault and in nothing else`;
        throw new CodedError('drift-undecided', message);
    }
}
//# sourceMappingURL=attempt.js.map