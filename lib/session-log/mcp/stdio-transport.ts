// JSON-RPC messages over a pair of streams, one a line. In place of the SDK's own
// transport, which hands on parsed values: the arguments of a tool call go on as the
// text that they are, so that the tool sees how they were written.

import { pipeline, type Readable, type Writable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { JsonFault, members, scanJson, skipWhite } from '../../stream/json-scan.js';
import { type LineItem, lines } from '../../stream/lines.js';

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
export class StdioTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;

  readonly #open = new Set<unknown>();
  #hasEnded = false;
  #isMessage: (value: unknown) => boolean = () => false;

  constructor(
    readonly input: Readable,
    readonly output: Writable,
  ) {}

  async start(): Promise<void> {
    const { JSONRPCMessageSchema } = await import('@modelcontextprotocol/sdk/types.js');
    this.#isMessage = (value) => JSONRPCMessageSchema.safeParse(value).success;
    const split = lines({ maxLine: MAX_MESSAGE });
    split.on('data', (line: LineItem) => this.#take(line));
    pipeline(this.input, split, (error) => {
      if (error != null) this.onerror?.(error);
      this.#hasEnded = true;
      this.#closeWhenAnswered();
    });
  }

  async send(message: JSONRPCMessage): Promise<void> {
    await this.#write(message);
    if (!('method' in message)) this.#settle(message.id);
  }

  async close(): Promise<void> {
    this.input.destroy();
  }

  #take(line: LineItem): void {
    if (line.kind === 'tail') return;
    if (line.kind === 'overlong') {
      this.#refuse(INVALID_REQUEST);
      return;
    }
    const bytes = line.bytes.at(-1) === CARRIAGE_RETURN ? line.bytes.subarray(0, -1) : line.bytes;
    if (skipWhite(bytes, 0, bytes.length) === bytes.length) return;
    try {
      const message = readMessage(bytes);
      if (this.#isMessage(message)) this.#pass(message as JSONRPCMessage);
      else this.#refuse(INVALID_REQUEST, message);
    } catch (error) {
      if (!(error instanceof JsonFault)) throw error;
      this.#refuse(PARSE_ERROR);
    }
  }

  #pass(message: JSONRPCMessage): void {
    const { id, method, params } = message as {
      id?: unknown;
      method?: string;
      params?: { requestId?: unknown };
    };
    if (method !== undefined && id !== undefined) this.#open.add(id);
    this.onmessage?.(message);
    // A cancelled request is not answered.
    if (method === 'notifications/cancelled') this.#settle(params?.requestId);
  }

  #settle(id: unknown): void {
    this.#open.delete(id);
    this.#closeWhenAnswered();
  }

  #closeWhenAnswered(): void {
    if (this.#hasEnded && this.#open.size === 0) this.onclose?.();
  }

  /** A message whose id could not be read is answered without one. */
  #refuse(error: typeof PARSE_ERROR, message: unknown = undefined): void {
    this.onerror?.(new Error(error.message));
    const { id } = (message ?? {}) as { id?: unknown };
    const named = typeof id === 'string' || typeof id === 'number' ? { id } : {};
    this.#write({ jsonrpc: '2.0', ...named, error } as JSONRPCMessage).catch(() => {});
  }

  #write(message: JSONRPCMessage): Promise<void> {
    return new Promise((resolve, reject) => {
      this.output.write(`${JSON.stringify(message)}\n`, (error) => (error ? reject(error) : resolve()));
    });
  }
}

/** @throws JsonFault */
function readMessage(bytes: Buffer): unknown {
  const { start, end } = scanJson(bytes);
  const message = JSON.parse(bytes.toString('utf8', start, end)) as Record<string, unknown> | null;
  if (bytes[start] === OPEN_BRACE && message?.method === 'tools/call') {
    withArgumentsText(message, bytes.subarray(start, end));
  }
  return message;
}

function withArgumentsText(message: Record<string, unknown>, bytes: Buffer): void {
  const params = memberOf(bytes, 'params');
  if (params === undefined || params[0] !== OPEN_BRACE) return;
  const text = memberOf(params, 'arguments')?.toString('utf8');
  const parsed = message.params as Record<string, unknown>;
  if (text !== undefined) parsed.arguments = { [ARGUMENTS_TEXT]: text };
}

/** The last member of a name, as JSON.parse takes it. */
function memberOf(bytes: Buffer, name: string): Buffer | undefined {
  let found: Buffer | undefined;
  members(bytes, 0, bytes.length, (keyStart, keyEnd, start, end) => {
    if (JSON.parse(bytes.toString('utf8', keyStart, keyEnd)) === name) found = bytes.subarray(start, end);
  });
  return found;
}
