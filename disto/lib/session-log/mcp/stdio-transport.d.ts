import { type Readable, type Writable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
/** The member under which the text of a call's arguments reaches the handler. */
export declare const ARGUMENTS_TEXT = "text";
/** Ends with the input, once every request in it is answered: `onclose` is told then. Holds the ids of open requests. */
export declare class StdioTransport implements Transport {
    #private;
    readonly input: Readable;
    readonly output: Writable;
    onclose?: () => void;
    onerror?: (error: Error) => void;
    onmessage?: (message: JSONRPCMessage) => void;
    constructor(input: Readable, output: Writable);
    start(): Promise<void>;
    send(message: JSONRPCMessage): Promise<void>;
    close(): Promise<void>;
}
//# sourceMappingURL=stdio-transport.d.ts.map