// With a server configured twice over, no sessions command and no MCP server reaches for the network.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { prompt, writeSession } from '../../support/claude-log.js';
import { scriptedServer } from '../../support/receiver.js';
import { type Ended, programPath, runCommand } from '../../support/run-program.js';
import { type Home, makeHome, writeBelow } from '../../support/session-store.js';
import { testWith } from '../../support/tools.js';

/** A home whose config and environment name a server that would answer. */
async function makeRemoteHome(): Promise<Home & { requests: readonly unknown[] }> {
  const home = makeHome();
  const { url, requests } = await scriptedServer(201);
  writeBelow(home, '.config/agentfeedback/config.toml', `url = "${url}"\napi_key = "k"\n`);
  writeSession(home, 's1', prompt('u1', 'hi'));
  return { ...home, env: { ...home.env, AGENT_FEEDBACK_URL: url }, requests };
}

/** Runs a command under strace. @returns how it ended, and its network sockets and connects */
async function traced(
  home: Home,
  args: readonly string[],
  input = '',
): Promise<Ended & { network: string[] }> {
  const trace = join(home.path, 'trace');
  const options = ['-f', '-qq', '-e', 'trace=socket,connect,sendto,sendmsg', '-o', trace];
  const command = [process.execPath, programPath('agentfeedback'), ...args];
  const ended = await runCommand('strace', [...options, ...command], { env: home.env, input });
  const network = readFileSync(trace, 'utf8')
    .split('\n')
    .filter((line) => line.includes('AF_INET'));
  return { ...ended, network };
}

const testTraced = testWith('strace');

testTraced('the sessions commands', async () => {
  const home = await makeRemoteHome();
  const commands = [
    ['list'],
    ['digest', '--unprocessed'],
    ['mark', 'claude-code:s1', '--outcome', 'nothing'],
    ['status'],
    ['status', '--set-selection', '--limit', '3'],
  ];
  for (const args of commands) {
    const { code, network } = await traced(home, ['sessions', ...args]);
    expect([code, network], args.join(' ')).toEqual([0, []]);
  }
  expect(home.requests).toEqual([]);
});

testTraced('the MCP server', async () => {
  const home = await makeRemoteHome();
  const initialize = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 't', version: '1' },
  };
  const messages = [
    { id: 1, method: 'initialize', params: initialize },
    { method: 'notifications/initialized' },
    { id: 2, method: 'tools/call', params: { name: 'sessions_digest', arguments: { unprocessed: true } } },
  ].map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const { code, network, stdout } = await traced(home, ['mcp', '--local'], messages.join(''));
  expect([code, network]).toEqual([0, []]);
  expect(stdout.toString()).toContain('claude-code:s1#u1');
});

testTraced('submit does, so that the trace would show it', async () => {
  const home = await makeRemoteHome();
  const { network, stdout } = await traced(home, ['submit', 'friction', '--summary', 'a']);
  expect(network.join('\n')).toContain('connect(');
  expect(JSON.parse(stdout.toString())).toMatchObject({ outcome: 'submitted', request_id: 'r' });
  expect(home.requests).toHaveLength(1);
});
