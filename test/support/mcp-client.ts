import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, onTestFinished } from 'vitest';
import { programPath } from './run-program.js';
import type { Home } from './session-store.js';

/** An `agentfeedback mcp` in a home, with the SDK's own client connected to it. */
export async function connectClient(home: Home, ...args: string[]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const env = { ...process.env, ...home.env } as Record<string, string>;
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [programPath('agentfeedback'), 'mcp', ...args],
    env,
    cwd: home.path,
    stderr: 'ignore',
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

/** The answer of a tool; its text has to be the same object. */
export async function callTool<T>(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<T> {
  const result = await client.callTool({ name, arguments: args });
  const [block] = result.content as { type: string; text: string }[];
  expect(JSON.parse(block?.text ?? '')).toEqual(result.structuredContent);
  return result.structuredContent as T;
}
