// The embedding API: what a harness calls while its agents run.
//
// Invariant: every call returns at once, writes nothing itself, and never
// throws. What goes wrong stops capture for good, and is told by `finish()`.
import { AddressedBody, CanonicalJson } from './bodies.js';
import { clipEvent } from './clip-payloads.js';
import { FrozenBodies } from './frozen-bodies.js';
import { Interner } from './intern-bodies.js';
import { liftFromEvent } from './lift-data-text.js';
import * as inputs from './recorder-inputs.js';
import { addressMessage, addressToolset, reduceEvent } from './reduce-images.js';
import { Sequence } from './sequence.js';
import { Workspaces } from './working-directory.js';
export class Recorder {
    #account;
    #queue;
    #sequence = new Sequence();
    #workspaces;
    #interner = new Interner();
    #frozen = new FrozenBodies();
    #agents = new Map();
    #seed;
    #close;
    #report;
    /** Queues the journal's header. */
    constructor({ account, queue, session, workspace, close }) {
        this.#account = account;
        this.#queue = queue;
        this.#workspaces = new Workspaces(workspace);
        this.#close = close;
        this.#attempt(() => this.#record(session));
    }
    /** Closes the journal, once; calls do nothing any more. Called again, it tells the same. Never rejects. */
    finish() {
        this.#report ??= this.#close();
        return this.#report;
    }
    /** Whether capture has stopped: calls do nothing any more. */
    get isStopped() {
        return this.#account.stopReason !== undefined || this.#report !== undefined;
    }
    /**
     * Makes a handle of a message, to be given to calls in the message's place: it
     * is canonicalized and hashed once, however often it is sent. The body may
     * change afterwards; the handle stays what the body was.
     */
    message(body) {
        return this.#handle(body, addressMessage);
    }
    /** Makes a handle of the offered tools, as {@link message} does of a message. */
    tools(tools) {
        return this.#handle(tools, addressToolset);
    }
    /** The identity that the session started from. Called again, only resolved modalities that moved are written. */
    seed(seed) {
        this.#attempt(() => {
            const { modelModalities } = seed;
            if (this.#seed === undefined) {
                this.#seed = structuredClone({ prompt: '', ...seed });
            }
            else {
                if (isEqual(this.#seed.modelModalities ?? {}, modelModalities ?? {}))
                    return;
                this.#seed = { ...this.#seed, modelModalities: structuredClone(modelModalities) };
            }
            this.#record({ type: 'seed', seed: this.#seed });
        });
    }
    /** An agent came into existence. To be called before any work of the agent, and before it waits to be scheduled. */
    agentStarted({ workspace, ...row }) {
        this.#attempt(() => {
            const agent = structuredClone(row);
            this.#agents.set(agent.agentId, agent);
            this.#record({ type: 'agent', agent, workspace });
        });
    }
    /** An agent's loop ended. Its whole row is written again. */
    agentEnded(agentId, ending) {
        this.#attempt(() => {
            const row = this.#agents.get(agentId);
            if (row === undefined)
                throw new Error(`agent ${agentId} ended and never started`);
            this.#agents.delete(agentId);
            this.#record({ type: 'agent', agent: { ...row, ...ending } });
        });
    }
    /** A call to a model, answered. */
    modelIo(call) {
        this.#attempt(() => {
            const { agentId, response } = call;
            const request = this.#request(call);
            const answer = CanonicalJson.fromValue(response ?? null);
            this.#record({ type: 'model_io', agentId, request, response: answer, ...durationOf(call) });
            release(request.messages, request.tools);
        });
    }
    /** A call to a model, failed. */
    modelError(call) {
        this.#attempt(() => {
            const { agentId, error } = call;
            const request = this.#request(call);
            this.#record({ type: 'model_error', agentId, request, error, ...durationOf(call) });
            release(request.messages, request.tools);
        });
    }
    /** A tool call and the exact outcome that its dispatch returned. */
    toolResult({ agentId, call, outcome }) {
        this.#attempt(() => {
            const { id, name, cwd } = call;
            const where = cwd === undefined ? {} : { cwd: inputs.cwdOf(cwd) };
            this.#record({
                type: 'tool_result',
                agentId,
                call: { id, name, arguments: CanonicalJson.fromValue(call.arguments ?? null), ...where },
                outcome: inputs.outcomeOf(outcome),
            });
        });
    }
    /** An agent's window as it stood for the turn just recorded. */
    promptFrame({ agentId, items }) {
        this.#attempt(() => {
            const addressed = items.map((item) => isAddressed(item) ? item : { ...item, message: this.#message(item.message) });
            this.#record({ type: 'prompt_frame', agentId, items: addressed });
            for (const { message } of addressed)
                message.json = undefined;
        });
    }
    /** A shell command that ran, whoever asked for it. */
    shell(input) {
        const { agentId, origin } = input;
        this.#attempt(() => this.#record({ type: 'shell', agentId, origin, command: inputs.commandOf(input) }));
    }
    /** A git subprocess of the harness's own. */
    git(input) {
        const { agentId } = input;
        this.#attempt(() => this.#record({ type: 'git', agentId, command: inputs.commandOf(input) }));
    }
    /** A read of the cancel file. */
    cancelProbe({ agentId, canceled }) {
        this.#attempt(() => this.#record({ type: 'cancel_probe', agentId, canceled }));
    }
    /** A read of the deadline. */
    clock(read) {
        const { agentId, elapsedMs, remainingMs } = read;
        const remaining = remainingMs === undefined ? {} : { remainingMs: inputs.wholeMs(remainingMs) };
        this.#attempt(() => this.#record({ type: 'clock', agentId, elapsedMs: inputs.wholeMs(elapsedMs), ...remaining }));
    }
    #handle(body, address) {
        if (body instanceof AddressedBody)
            return body;
        let handle;
        this.#attempt(() => {
            handle = this.#frozen.get(body, () => address(CanonicalJson.fromValue(body)));
        });
        return handle ?? new AddressedBody('', undefined);
    }
    #message(body) {
        if (body instanceof AddressedBody)
            return body;
        return this.#frozen.get(body, () => addressMessage(CanonicalJson.fromValue(body)));
    }
    #request({ role = 'agent', shape = 'complete', messages, tools }) {
        const addressed = messages.map((message) => this.#message(message));
        if (tools === undefined)
            return { role, shape, messages: addressed };
        const toolset = tools instanceof AddressedBody
            ? tools
            : this.#frozen.get(tools, () => addressToolset(CanonicalJson.fromValue(tools)));
        return { role, shape, messages: addressed, tools: toolset };
    }
    #record(event) {
        const measured = this.#workspaces.measure(this.#sequence.stamp(event));
        const ready = clipEvent(reduceEvent(liftFromEvent(measured)));
        const batch = this.#account.prepare(this.#interner.intern(ready));
        if (batch === undefined)
            return;
        const size = batch.bytes.length;
        const refusal = this.#queue.offer(batch);
        if (refusal === undefined)
            this.#account.land(size, batch.seq);
        else
            this.#account.stop('write_failed', new Error(refusal));
    }
    /** Runs a step of capture; whatever it throws stops capture, and not the run. */
    #attempt(step) {
        if (this.isStopped)
            return;
        try {
            step();
        }
        catch (error) {
            this.#account.stop('write_failed', error);
        }
    }
}
/** Items that come with handles, which most do, are taken as they are: a frame repeats a whole window. */
function isAddressed(item) {
    return item.message instanceof AddressedBody;
}
/** Lets go of the bytes of bodies that are in the pools by now. */
function release(messages, tools) {
    for (const message of messages)
        message.json = undefined;
    if (tools !== undefined)
        tools.json = undefined;
}
function durationOf({ durationMs, }) {
    return durationMs === undefined ? {} : { durationMs: inputs.wholeMs(durationMs) };
}
function isEqual(left, right) {
    return CanonicalJson.fromValue(left).bytes.equals(CanonicalJson.fromValue(right).bytes);
}
//# sourceMappingURL=recorder.js.map