import { appendFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Digest, digestSchema } from '../../../lib/session-log/format/digest.js';
import { listSchema, type SessionStatus } from '../../../lib/session-log/format/listing.js';
import { failure, json, prompt, UID, writeSession } from '../../support/claude-log.js';
import { marksOf, outcomeOf, submit } from '../../support/filing.js';
import { callTool, connectClient } from '../../support/mcp-client.js';
import { makeHome, runIn, writeBelow } from '../../support/session-store.js';

describe('the loop over MCP', () => {
  test('digest, submit as a child process, mark, status, append, digest: only the new event comes', async () => {
    const home = makeHome();
    const log = writeSession(home, 's1', prompt('u1', 'build') + failure('a1', 'make', 'Exit code 2\nno'));
    const client = await connectClient(home);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['sessions_list', 'sessions_digest', 'sessions_mark']);

    const list = listSchema.parse(await callTool(client, 'sessions_list', { unprocessed: true }));
    expect(list.sessions).toMatchObject([{ ref: 'claude-code:s1', state: 'new' }]);
    const digest = digestSchema.parse(await callTool(client, 'sessions_digest', { unprocessed: true }));
    const [, event] = digest.sessions[0]?.events ?? [];
    expect(event).toMatchObject({ ref: 'claude-code:s1#a1', type: 'tool_call', exit_code: 2 });
    expect(digest).toEqual(await json(home, 'digest', 'claude-code:s1'));

    const report = { summary: 'make fails', category: 'tooling', details: 'no hint' };
    const filed = outcomeOf(await submit(home, ['--context-from', event?.ref ?? ''], { report }));
    expect(filed.outcome).toBe('submitted');
    const marking = { refs: ['claude-code:s1'], outcome: 'filed', uids: [filed.uid] };
    expect(await callTool(client, 'sessions_mark', marking)).toEqual({
      marked: ['claude-code:s1'],
      outcome: 'filed',
      uids: [filed.uid],
    });
    const status = await json<SessionStatus>(home, 'status');
    expect(status.harnesses[0]?.states).toEqual({ processed: 1 });

    appendFileSync(log, prompt('u2', 'still failing'));
    const next = await callTool<Digest>(client, 'sessions_digest', { unprocessed: true });
    expect(next.sessions.map(({ events }) => events.map(({ span }) => span))).toEqual([['u2']]);
  });

  test('what is refused comes back as an error, and the policy is today’s', async () => {
    const home = makeHome();
    writeSession(home, 's1', prompt('u1', 'hi'));
    writeSession(home, 's2', `${JSON.stringify({ type: 'user', uuid: 'u1', message: { content: 'x' } })}\n`);
    const client = await connectClient(home);
    const unknown = await callTool<Digest>(client, 'sessions_digest', { refs: ['claude-code:s2'] });
    expect(unknown).toMatchObject({ sessions: [], errors: [{ state: 'unknown-project' }] });
    expect(await callTool(client, 'sessions_digest', { refs: ['claude-code:s1'] })).toMatchObject({
      errors: [],
    });
    const refs = ['claude-code:s1', 'claude-code:s2'];
    const marking = await callTool(client, 'sessions_mark', { refs, outcome: 'nothing', uids: [UID] });
    expect(marking).toMatchObject({ error: 'validation_error', details: [{ pointer: '?refs' }] });
    expect(marksOf(home)).toMatchObject([{ session_id: 's1', processed_at: null }]);

    writeBelow(home, '.config/agentfeedback/config.toml', '[collect]\ndisabled = true\n');
    const disabled = await callTool<Digest>(client, 'sessions_digest', { refs: ['claude-code:s1'] });
    expect(disabled).toMatchObject({ sessions: [], errors: [{ state: 'disabled' }] });
    writeBelow(home, '.config/agentfeedback/config.toml', '[collect\n');
    expect(await callTool(client, 'sessions_list')).toMatchObject({ error: 'internal_error', details: [] });
  });
});

test('a configured server refuses it, --local does not', async () => {
  const home = makeHome();
  writeBelow(home, '.config/agentfeedback/config.toml', 'url = "http://127.0.0.1:9"\n');
  const refused = await runIn(home, 'mcp');
  expect([refused.code, refused.stdout.toString()]).toEqual([1, '']);
  expect(refused.stderr).toContain('--local');
  const local = await runIn(home, 'mcp', '--local');
  expect([local.code, local.stdout.toString(), local.stderr]).toEqual([0, '', '']);
});
