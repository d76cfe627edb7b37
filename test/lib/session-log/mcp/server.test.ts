import { PassThrough, type Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { callTool, createMcpServer, type ToolActions } from '../../../../lib/session-log/mcp/server.js';
import { StdioTransport } from '../../../../lib/session-log/mcp/stdio-transport.js';
import { UndigestedSession } from '../../../../lib/session-log/state/watermarks.js';

const ACTIONS: ToolActions = {
  list: async () => ({ stores: [], sessions: [] }),
  digest: async (choice) => ({ choice }),
  mark: async () => {
    throw new UndigestedSession({ harness: 'codex', sessionId: 'a' });
  },
};
const silent = (): void => {};

describe('a call', () => {
  test('is answered with the same object as content and as text', async () => {
    expect(await callTool(ACTIONS, 'sessions_list', undefined, silent)).toEqual({
      structuredContent: { stores: [], sessions: [] },
      content: [{ type: 'text', text: '{"stores":[],"sessions":[]}' }],
    });
  });

  test('with wrong arguments names each of them', async () => {
    const given = await callTool(ACTIONS, 'sessions_list', Buffer.from('{"x":1}'), silent);
    expect(given).toMatchObject({
      isError: true,
      structuredContent: {
        error: 'validation_error',
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        details: [{ code: 'unknown_field', pointer: '?x', message: 'there is no argument x' }],
      },
    });
    expect(JSON.parse(given.content[0]?.text ?? '')).toEqual(given.structuredContent);
    const list = await callTool(ACTIONS, 'sessions_list', Buffer.from('[]'), silent);
    expect(list).toMatchObject({ isError: true, structuredContent: { error: 'bad_request', details: [] } });
  });

  test('that marks an undigested session is a fault of its refs', async () => {
    const text = '{"refs":["codex:a"],"outcome":"nothing"}';
    expect(await callTool(ACTIONS, 'sessions_mark', Buffer.from(text), silent)).toMatchObject({
      isError: true,
      structuredContent: {
        error: 'validation_error',
        details: [{ code: 'invalid_format', pointer: '?refs', message: expect.stringContaining('codex:a') }],
      },
    });
  });

  test('that fails otherwise tells nothing to the model, and everything to the person', async () => {
    const told: unknown[] = [];
    const broken = { ...ACTIONS, list: () => Promise.reject(new Error('/home/ann/secret')) };
    const given = await callTool(broken, 'sessions_list', undefined, (error) => told.push(error));
    expect(given).toMatchObject({ isError: true, structuredContent: { error: 'internal_error' } });
    expect(JSON.stringify(given)).not.toContain('ann');
    expect(told).toMatchObject([{ cause: { message: '/home/ann/secret' } }]);
  });
});

describe('the transport', () => {
  /** What the server writes for some lines, until it closes. */
  async function exchange(
    lines: readonly (string | Buffer)[],
    actions = ACTIONS,
  ): Promise<Record<string, unknown>[]> {
    const input = new PassThrough();
    const output = new PassThrough();
    const server = await createMcpServer(actions, silent);
    const closed = new Promise<void>((resolve) => {
      server.onclose = resolve;
    });
    await server.connect(new StdioTransport(input, output));
    for (const line of lines) input.write(line);
    input.end();
    await closed;
    output.end();
    const text = (await (output as Readable).toArray()).join('');
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  const call = (id: number, tool: string, args: string): string =>
    `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"${tool}","arguments":${args}}}\n`;

  test('lines that are no message are told with JSON-RPC codes, and the next one is answered', async () => {
    const answers = await exchange([
      'nonsense\n',
      '{"jsonrpc":"2.0","id":1\n',
      Buffer.from([0x22, 0xff, 0x22, 0x0a]),
      '[]\n',
      '{"id":1}\n',
      '\r\n',
      `"${'x'.repeat(10 * 1024 * 1024)}"\n`,
      '{"jsonrpc":"2.0","id":7,"method":"ping"}\r\n',
      '{"jsonrpc":"2.0","id":8,"method":"nothing"}\n',
      '{"jsonrpc":"2.0","id":9,"method":"tools/call","params":[]}\n',
      call(10, 'sessions_delete', '{}'),
      '{"jsonrpc":"2.0","id":11,"method":"pi',
    ]);
    const codes = answers.map(({ id, error }) => [id, (error as { code: number } | undefined)?.code]);
    expect(codes.filter(([id]) => id === undefined)).toEqual(
      [-32700, -32700, -32700, -32600, -32600].map((code) => [undefined, code]),
    );
    expect(Object.fromEntries(codes.filter(([id]) => id !== undefined))).toEqual({
      1: -32600,
      7: undefined,
      8: -32601,
      9: -32600,
      10: -32602,
    });
  });

  test('arguments are read as they were written', async () => {
    const answers = await exchange([
      call(1, 'sessions_list', '{"since":"7d","since":"7d"}'),
      call(2, 'sessions_digest', '{"unprocessed":true,"limit":1.0}'),
      call(3, 'sessions_digest', '{"unprocessed":true,"limit":1}'),
      call(4, 'sessions_list', '[1]'),
    ]);
    const bodies = new Map(
      answers.map(({ id, result }) => [id, (result as { structuredContent: object }).structuredContent]),
    );
    expect(bodies.get(1)).toMatchObject({ details: [{ code: 'duplicate_key', pointer: '?since' }] });
    expect(bodies.get(2)).toMatchObject({ details: [{ code: 'type_mismatch', pointer: '?limit' }] });
    expect(bodies.get(3)).toEqual({ choice: { unprocessed: true, limit: 1 } });
    expect(bodies.get(4)).toMatchObject({ error: 'bad_request' });
  });

  test('an input that fails ends the server, and is told', async () => {
    const input = new PassThrough();
    const told: unknown[] = [];
    const server = await createMcpServer(ACTIONS, silent);
    server.onerror = (error) => told.push(error.message);
    const closed = new Promise<void>((resolve) => {
      server.onclose = resolve;
    });
    await server.connect(new StdioTransport(input, new PassThrough()));
    input.destroy(new Error('gone'));
    await closed;
    expect(told).toEqual(['gone']);
  });

  test('a cancelled call is not waited for', async () => {
    const hanging = { ...ACTIONS, list: () => new Promise<object>(() => {}) };
    const cancel = '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}\n';
    expect(await exchange([call(1, 'sessions_list', '{}'), cancel], hanging)).toEqual([]);
  });

  test('a server that is closed leaves its input', async () => {
    const input = new PassThrough();
    const server = await createMcpServer(ACTIONS, silent);
    await server.connect(new StdioTransport(input, new PassThrough()));
    await server.close();
    expect(input.destroyed).toBe(true);
  });

  test('a call that is under way when the input ends is still answered', async () => {
    const slow = {
      ...ACTIONS,
      list: () => new Promise<object>((resolve) => setTimeout(() => resolve({ slow: true }), 50)),
    };
    const [answer] = await exchange([call(1, 'sessions_list', '{}')], slow);
    expect(answer).toMatchObject({ id: 1, result: { structuredContent: { slow: true } } });
  });
});
