// Stage: capture events in, batches of journal lines out. Each body goes into
// its pool once, under the content address of the original; an entry names its
// bodies by index and comes in one batch with those that are new.
//
// A text that was stored clipped and now comes through a seam that keeps more of
// it is stored again, and the fuller one is referred to from then on: a payload
// that the model was shown in full is recorded in full.
//
// Holds an address and an index for each body, never a body. Fails with a
// CodedError `missing-seq` on an entry that no `sequence` has numbered.
import { CodedError } from '../../stream/errors.js';
import { compareCodePoints } from '../../stream/json-canonical.js';
import { IndexList, RawJson } from '../../stream/json-typed.js';
import { stage } from '../../stream/stage.js';
import { FORMAT_VERSION } from '../format/constants.js';
import { addressText } from './clip-payloads.js';
import { addressMessage, addressToolset } from './reduce-images.js';
export function internBodies() {
    const interner = new Interner();
    return stage((event, push) => {
        if (event.type === 'truncation' || event.type === 'refusal')
            push(event);
        else
            push(interner.intern(event));
    });
}
/** The pools behind {@link internBodies}. */
export class Interner {
    #messages = new Map();
    #toolsets = new Map();
    #texts = new Map();
    #textCount = 0;
    /** @throws CodedError `missing-seq` */
    intern(event) {
        const lines = [];
        switch (event.type) {
            case 'session':
                lines.push(headerOf(event));
                break;
            case 'seed':
                lines.push({ type: 'seed', seed: withSortedMaps(event.seed) });
                break;
            case 'agent':
                lines.push({ type: 'agent', agent: event.agent });
                break;
            default: {
                const entry = this.#entryOf(event, lines);
                lines.push({ type: 'entry', entry });
            }
        }
        return { type: 'batch', lines };
    }
    #entryOf(event, lines) {
        const seq = requireSeq(event);
        switch (event.type) {
            case 'model_io':
            case 'model_error':
                return { ...event, seq, request: this.#requestOf(event.request, lines) };
            case 'tool_result':
                return { ...event, seq, outcome: this.#outcomeOf(event.outcome, lines) };
            case 'prompt_frame': {
                const items = event.items.map((item) => ({ ...item, message: this.#message(item.message, lines) }));
                return { ...event, seq, items };
            }
            case 'shell':
            case 'git':
                return { ...event, seq, command: this.#commandOf(event.command, lines) };
            case 'cancel_probe':
            case 'clock':
                return { ...event, seq };
        }
    }
    #requestOf({ role, shape, messages, tools }, lines) {
        const indices = messages.map((message) => this.#message(message, lines));
        const toolset = tools ? { toolset: this.#toolset(tools, lines) } : {};
        return { role, shape, messages: indexListOf(indices), ...toolset };
    }
    #outcomeOf(outcome, lines) {
        const { ok, images, data, failure } = outcome;
        // In this order: output, then lifted data text, then summary.
        const output = this.#text(outcome.output, lines);
        const dataText = outcome.dataText ? { dataText: this.#text(outcome.dataText, lines) } : {};
        const summary = outcome.summary ? { summary: this.#text(outcome.summary, lines) } : {};
        return {
            ok,
            output,
            ...summary,
            ...(images && images.length > 0 ? { images: images.map(descriptorOf) } : {}),
            ...(isPresent(data) ? { data } : {}),
            ...dataText,
            ...(isPresent(failure) ? { failure } : {}),
        };
    }
    #commandOf(command, lines) {
        const stdout = this.#text(command.stdout, lines);
        const stderr = this.#text(command.stderr, lines);
        return { ...command, stdout, stderr };
    }
    #message(body, lines) {
        const { id, json } = addressMessage(body);
        const known = this.#messages.get(id);
        if (known !== undefined)
            return known;
        const index = this.#messages.size;
        this.#messages.set(id, index);
        lines.push({ type: 'message', index, message: { id, body: requireJson(id, json) } });
        return index;
    }
    #toolset(body, lines) {
        const { id, json } = addressToolset(body);
        const known = this.#toolsets.get(id);
        if (known !== undefined)
            return known;
        const index = this.#toolsets.size;
        this.#toolsets.set(id, index);
        lines.push({ type: 'toolset', index, toolset: { id, tools: requireJson(id, json) } });
        return index;
    }
    #text(given, lines) {
        const text = addressText(given);
        const known = this.#texts.get(text.id);
        if (known !== undefined && known.keptBytes >= text.kept.length)
            return known.index;
        const index = this.#textCount;
        this.#textCount += 1;
        this.#texts.set(text.id, { index, keptBytes: text.kept.length });
        lines.push({ type: 'text', index, text: stringToken(text.kept), ...clipOf(text, index) });
        return index;
    }
}
function headerOf({ sessionId, routingKey, capabilitySet, recorder }) {
    return {
        type: 'header',
        formatVersion: FORMAT_VERSION,
        sessionId,
        routingKey,
        capabilitySet,
        recorder: recorder ?? {},
    };
}
function requireSeq({ type, seq }) {
    if (seq !== undefined)
        return seq;
    throw new CodedError('missing-seq', `an event of type ${type} has no seq`, {
        hint: 'put the stage `sequence` before this one',
    });
}
function requireJson(id, json) {
    if (json !== undefined)
        return json;
    throw new CodedError('foreign-handle', `the body ${id} was handed to another recorder`, {
        hint: 'make the handle with the recorder that it is given to',
    });
}
function withSortedMaps(seed) {
    const { modelWindows, modelModalities } = seed;
    return {
        ...seed,
        ...(modelWindows ? { modelWindows: sorted(modelWindows) } : {}),
        ...(modelModalities ? { modelModalities: sorted(modelModalities) } : {}),
    };
}
function sorted(map) {
    return Object.fromEntries(Object.entries(map).sort(([left], [right]) => compareCodePoints(left, right)));
}
function descriptorOf(image) {
    return { mediaType: image.mediaType, bytes: image.bytes ?? 0 };
}
/** Null says the same as nothing at all. */
function isPresent(json) {
    return json !== undefined && json.bytes.toString('latin1', 0, 5) !== 'null';
}
function indexListOf(indices) {
    let max = -1;
    for (const index of indices)
        if (index > max)
            max = index;
    return new IndexList(Buffer.from(`[${indices.join(',')}]`, 'latin1'), indices.length, max);
}
/** The JSON string of a text's UTF-8. */
function stringToken(utf8) {
    return new RawJson(Buffer.from(JSON.stringify(utf8.toString())));
}
function clipOf(text, index) {
    if (!text.isClipped)
        return {};
    return { clip: { text: index, originalBytes: text.originalBytes, originalId: text.id } };
}
//# sourceMappingURL=intern-bodies.js.map