// Stage: capture events in, the same out with every message and toolset
// addressed, and no image in them: an image is recorded as its media type and
// decoded size, never as its bytes (wire format 1.5).
//
// The address is made before the image is dropped. That is what keeps two
// different pictures of one type and size two different messages.
//
// Holds nothing. Fails with a JsonFault on a body that is nested too deeply.
import { decodeString, elements, members, skipString } from '../../stream/json-scan.js';
import { RawJson } from '../../stream/json-typed.js';
import { stage } from '../../stream/stage.js';
import { AddressedBody, CanonicalJson } from './bodies.js';
export function reduceImages() {
    return stage((event, push) => push(reduceEvent(event)));
}
/** The event with its bodies addressed and its images reduced. */
export function reduceEvent(event) {
    switch (event.type) {
        case 'model_io':
            return { ...event, request: reduceRequest(event.request) };
        case 'model_error':
            return { ...event, request: reduceRequest(event.request) };
        case 'prompt_frame':
            // A frame mostly repeats the messages of the call before it, addressed already.
            if (event.items.every((item) => item.message instanceof AddressedBody))
                return event;
            return {
                ...event,
                items: event.items.map((item) => ({ ...item, message: addressMessage(item.message) })),
            };
        case 'tool_result': {
            const { outcome } = event;
            if (!outcome.images)
                return event;
            return { ...event, outcome: { ...outcome, images: outcome.images.map(describeImage) } };
        }
        default:
            return event;
    }
}
function reduceRequest(request) {
    const { messages, tools } = request;
    return {
        ...request,
        messages: messages.map(addressMessage),
        ...(tools ? { tools: addressToolset(tools) } : {}),
    };
}
/** Addresses a message, then reduces its images. */
export function addressMessage(body) {
    if (body instanceof AddressedBody)
        return body;
    const json = CanonicalJson.fromBytes(body);
    return new AddressedBody(json.address, withoutImages(json));
}
/** Addresses a toolset, which is stored as it is. */
export function addressToolset(tools) {
    if (tools instanceof AddressedBody)
        return tools;
    const json = CanonicalJson.fromBytes(tools);
    return new AddressedBody(json.address, json);
}
/** The descriptor of an image beside a tool's output. */
function describeImage({ mediaType, bytes, dataBase64 }) {
    return { mediaType, bytes: bytes ?? decodedSize(dataBase64) };
}
/** Decoded size of a base64 string token, quotes included, in bytes. */
function decodedSize(token) {
    const text = token ? token.bytes.subarray(1, -1) : Buffer.alloc(0);
    let length = text.length;
    while (length > 0 && text[length - 1] === 0x3d)
        length -= 1;
    return Math.floor((length * 3) / 4);
}
const PAYLOAD_KEY = '"dataBase64":';
/** Canonical bytes spell every key one way, so most bodies are known at once to hold no image. */
function withoutImages(json) {
    if (!json.includes(PAYLOAD_KEY))
        return json;
    const { bytes } = json;
    const cuts = [];
    findPayloads(bytes, 0, 0, cuts);
    return cuts.length === 0 ? json : CanonicalJson.fromBytes(new RawJson(applyCuts(bytes, cuts)));
}
function findPayloads(bytes, at, depth, cuts) {
    if (bytes[at] === 0x5b) {
        const find = (start) => findPayloads(bytes, start, depth + 1, cuts);
        elements(bytes, at, bytes.length, find, depth);
    }
    else if (bytes[at] === 0x7b) {
        findInObject(bytes, at, depth, cuts);
    }
}
function findInObject(bytes, at, depth, cuts) {
    const values = new Map();
    const end = members(bytes, at, bytes.length, (keyStart, keyEnd, start, valueEnd) => {
        values.set(decodeString(bytes, keyStart, keyEnd), [keyStart, start, valueEnd]);
    }, depth);
    const payload = values.get('dataBase64');
    if (payload === undefined || !values.has('mediaType') || bytes[payload[1]] !== 0x22) {
        for (const [, start] of values.values())
            findPayloads(bytes, start, depth + 1, cuts);
        return;
    }
    // An image is not looked into any further. The size that it states is believed; one that is missing is made.
    if (values.has('bytes')) {
        cuts.push(cutMember(bytes, payload[0], payload[2]));
    }
    else {
        const size = decodedSize(new RawJson(bytes.subarray(payload[1], skipString(bytes, payload[1], end))));
        cuts.push({ start: payload[0], end: payload[2], instead: `"bytes":${size}` });
    }
}
/** The range of a member of canonical JSON with one of its commas. */
function cutMember(bytes, start, end) {
    if (bytes[end] === 0x2c)
        return { start, end: end + 1, instead: '' };
    return { start: bytes[start - 1] === 0x2c ? start - 1 : start, end, instead: '' };
}
function applyCuts(bytes, cuts) {
    const pieces = [];
    let from = 0;
    for (const { start, end, instead } of cuts) {
        pieces.push(bytes.subarray(from, start), Buffer.from(instead));
        from = end;
    }
    pieces.push(bytes.subarray(from));
    return Buffer.concat(pieces);
}
//# sourceMappingURL=reduce-images.js.map