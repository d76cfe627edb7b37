// JSON-RPC messages over a pair of streams, one a line. In place of the SDK's own
// transport, which hands on parsed values: the arguments of a tool call go on as the
// text that they are, so that the tool sees how they were written.
import { pipeline } from 'node:stream';
import { JsonFault, members, scanJson, skipWhite } from '../../stream/json-scan.js';
import { lines } from '../../stream/lines.js';
/** The longest message that is read, in bytes. */
const MAX_MESSAGE = 10 * 1024 * 1024;
const CARRIAGE_RETURN = 0x0d;
const OPEN_BRACE = 0x7b;
/** The member under which the text of a call's arguments reaches the handler. */
export const ARGUMENTS_TEXT = 'text';
/** JSON-RPC 2.0, section 5.1. */
const PARSE_ERROR = { code: -32700, message: 'the line is not one JSON value' };
const INVALID_REQUEST = { code: -32600, message: 'the line is no JSON-RPC message' };
/** Ends with the input, once every request in it is answered: `onclose` is told then. Holds the ids of open requests. */
export class StdioTransport {
    input;
    output;
    onclose;
    onerror;
    onmessage;
    #open = new Set();
    #hasEnded = false;
    #isMessage = () => false;
    constructor(input, output) {
        this.input = input;
        this.output = output;
    }
    async start() {
        const { JSONRPCMessageSchema } = await import('@modelcontextprotocol/sdk/types.js');
        this.#isMessage = (value) => JSONRPCMessageSchema.safeParse(value).success;
        const split = lines({ maxLine: MAX_MESSAGE });
        split.on('data', (line) => this.#take(line));
        pipeline(this.input, split, (error) => {
            if (error != null)
                this.onerror?.(error);
            this.#hasEnded = true;
            this.#closeWhenAnswered();
        });
    }
    async send(message) {
        await this.#write(message);
        if (!('method' in message))
            this.#settle(message.id);
    }
    async close() {
        this.input.destroy();
    }
    #take(line) {
        if (line.kind === 'tail')
            return;
        if (line.kind === 'overlong') {
            this.#refuse(INVALID_REQUEST);
            return;
        }
        const bytes = line.bytes.at(-1) === CARRIAGE_RETURN ? line.bytes.subarray(0, -1) : line.bytes;
        if (skipWhite(bytes, 0, bytes.length) === bytes.length)
            return;
        try {
            const message = readMessage(bytes);
            if (this.#isMessage(message))
                this.#pass(message);
            else
                this.#refuse(INVALID_REQUEST, message);
        }
        catch (error) {
            if (!(error instanceof JsonFault))
                throw error;
            this.#refuse(PARSE_ERROR);
        }
    }
    #pass(message) {
        const { id, method, params } = message;
        if (method !== undefined && id !== undefined)
            this.#open.add(id);
        this.onmessage?.(message);
        // A cancelled request is not answered.
        if (method === 'notifications/cancelled')
            this.#settle(params?.requestId);
    }
    #settle(id) {
        this.#open.delete(id);
        this.#closeWhenAnswered();
    }
    #closeWhenAnswered() {
        if (this.#hasEnded && this.#open.size === 0)
            this.onclose?.();
    }
    /** A message whose id could not be read is answered without one. */
    #refuse(error, message = undefined) {
        this.onerror?.(new Error(error.message));
        const { id } = (message ?? {});
        const named = typeof id === 'string' || typeof id === 'number' ? { id } : {};
        this.#write({ jsonrpc: '2.0', ...named, error }).catch(() => { });
    }
    #write(message) {
        return new Promise((resolve, reject) => {
            this.output.write(`${JSON.stringify(message)}\n`, (error) => (error ? reject(error) : resolve()));
        });
    }
}
/** @throws JsonFault */
function readMessage(bytes) {
    const { start, end } = scanJson(bytes);
    const message = JSON.parse(bytes.toString('utf8', start, end));
    if (bytes[start] === OPEN_BRACE && message?.method === 'tools/call') {
        withArgumentsText(message, bytes.subarray(start, end));
    }
    return message;
}
function withArgumentsText(message, bytes) {
    const params = memberOf(bytes, 'params');
    if (params === undefined || params[0] !== OPEN_BRACE)
        return;
    const text = memberOf(params, 'arguments')?.toString('utf8');
    const parsed = message.params;
    if (text !== undefined)
        parsed.arguments = { [ARGUMENTS_TEXT]: text };
}
/** The last member of a name, as JSON.parse takes it. */
function memberOf(bytes, name) {
    let found;
    members(bytes, 0, bytes.length, (keyStart, keyEnd, start, end) => {
        if (JSON.parse(bytes.toString('utf8', keyStart, keyEnd)) === name)
            found = bytes.subarray(start, end);
    });
    return found;
}
//# sourceMappingURL=stdio-transport.js.map