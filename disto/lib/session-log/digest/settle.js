// Stage: facts in, one report out, at the session's end.
//
// A result comes lines after its call and can be replaced lines later, so calls
// are held until the last line was read: one small object an entry and a call,
// with at most an excerpt. Never fails.
import { stageOf } from '../../stream/transducer.js';
import { formatRef } from '../format/ref.js';
import { formatMilliseconds } from '../format/shown-time.js';
import { scrubText } from '../scrub/scrub.js';
/** @param fromOffset byte offset the digest starts at */
export function settle(session, fromOffset) {
    return stageOf(settleFacts(session, fromOffset));
}
/** The transducer of {@link settle}. */
export function settleFacts(session, fromOffset) {
    const held = new HeldFacts(fromOffset);
    return {
        take(fact, push) {
            if (fact.type === 'end')
                push(makeReport(session, fromOffset, fact, held.steps()));
            else
                held.take(fact);
        },
    };
}
class HeldFacts {
    #fromOffset;
    #entries = [];
    #calls = [];
    #results = [];
    constructor(fromOffset) {
        this.#fromOffset = fromOffset;
    }
    take(fact) {
        if (fact.type === 'entry')
            this.#entries[fact.index] = fact;
        else if (fact.type === 'call')
            this.#calls[fact.call] = fact;
        else
            this.#results[fact.call] = fact;
    }
    /** Prompts and calls in log order: entry by entry, the calls of an entry in their order. */
    steps() {
        const calls = this.#calls.toSorted((a, b) => a.entry - b.entry || a.call - b.call);
        const steps = [];
        let next = 0;
        this.#entries.forEach((entry, index) => {
            if (entry.prompt !== undefined)
                steps.push(promptStep(entry, entry.prompt));
            for (let call = calls[next]; call?.entry === index; call = calls[next]) {
                steps.push(this.#callStep(entry, call));
                next += 1;
            }
        });
        return steps;
    }
    #callStep({ span, time, offset }, { call, tool, argsDigest, key, self }) {
        const isInRange = offset >= this.#fromOffset;
        return { type: 'call', span, time, tool, argsDigest, key, self, isInRange, result: this.#results[call] };
    }
}
function promptStep({ span, time, offset }, { summary, phrases }) {
    return { type: 'prompt', span, time, offset, summary, phrases };
}
function makeReport(session, fromOffset, end, steps) {
    const events = steps.flatMap((step) => reportStep(session, fromOffset, step) ?? []);
    return { session, fromOffset, end, steps, events, retries: [], denials: [], flagged: [] };
}
/** The event of a step, if it makes one: every prompt, and every call that failed and was not reported before the start. */
function reportStep(session, fromOffset, step) {
    if (step.type === 'prompt') {
        const event = { ...placeOf(session, step), type: 'prompt', summary: step.summary };
        return { event, step, completedAt: step.offset };
    }
    const { result, isInRange } = step;
    if (result === undefined || (!isInRange && result.offset < fromOffset))
        return undefined;
    const outcome = describeOutcome(result);
    if (outcome === undefined)
        return undefined;
    const event = {
        ...placeOf(session, step),
        type: 'tool_call',
        tool: step.tool,
        args_digest: step.argsDigest,
        ...outcome,
        ...(step.self ? { self: true } : {}),
    };
    return { event, step, completedAt: result.offset };
}
function placeOf(session, { span, time }) {
    const at = formatMilliseconds(time);
    return {
        span: scrubText(span),
        ref: scrubText(`${formatRef(session)}#${span}`),
        ...(at === undefined ? {} : { at }),
    };
}
function describeOutcome({ status, exitCode, errorClass, excerpt }) {
    if (status === 'ok' || errorClass === undefined)
        return undefined;
    return {
        status,
        ...(exitCode === undefined ? {} : { exit_code: exitCode }),
        error_class: errorClass,
        ...(excerpt === '' ? {} : { excerpt }),
    };
}
//# sourceMappingURL=settle.js.map