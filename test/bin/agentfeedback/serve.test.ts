import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { outcomeOf, rowsOf, submit } from '../../support/filing.js';
import { programPath } from '../../support/run-program.js';
import { type Home, makeHome, runIn, writeBelow } from '../../support/session-store.js';

const TOKEN = 'a-token-of-the-team';

/** A running `agentfeedback serve` on a free loopback port. */
async function startServer(home: Home): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [programPath('agentfeedback'), 'serve', '--port', '0'], {
    env: { ...process.env, ...home.env, AGENT_FEEDBACK_API_KEY: TOKEN },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [told] = (await once(child.stderr as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { url: /http:\S+/.exec(told.toString())?.[0] ?? '', child };
}

describe('serve', () => {
  test('collects what another machine files, once, and serves nothing else', async () => {
    const [team, own] = [makeHome(), makeHome()];
    const { url, child } = await startServer(team);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    writeBelow(own, '.config/agentfeedback/config.toml', `url = "${url}"\napi_key = "${TOKEN}"\n`);
    const report = { summary: 'a', category: 'c', details: 'd' };
    const filed = outcomeOf(await submit(own, ['--key', 'k'], { report }));
    expect(filed).toMatchObject({ outcome: 'submitted', key: 'k', request_id: expect.any(String) });
    expect(outcomeOf(await submit(own, ['--key', 'k'], { report }))).toMatchObject({
      outcome: 'duplicate',
      uid: filed.uid,
    });
    const other = await submit(own, ['--key', 'k'], { report: { ...report, summary: 'b' } });
    expect([other.code, outcomeOf(other).outcome]).toEqual([1, 'mismatch']);
    expect(rowsOf(team)).toMatchObject([{ uid: filed.uid, summary: 'a' }]);

    const ask = async (method: string, path: string, body?: string, token = TOKEN) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) });
      return [answer.status, ((await answer.json()) as { error?: string }).error];
    };
    expect(await ask('POST', '/mcp', '{}')).toEqual([404, 'not_found']);
    expect(await ask('GET', '/mcp')).toEqual([404, 'not_found']);
    expect(await ask('GET', '/v1/submissions')).toEqual([404, 'not_found']);
    expect(await ask('GET', '/health')).toEqual([200, undefined]);
    expect(await ask('POST', '/v1/submissions', '{}', 'other')).toEqual([401, 'unauthorized']);
    expect(await ask('POST', '/v1/submissions', '{"a":')).toEqual([400, 'invalid_body']);
    expect(await ask('POST', '/v1/submissions', '{"kind":"friction"}')).toEqual([400, 'invalid_body']);
    expect(await ask('POST', '/v1/submissions', 'x'.repeat(10_485_761))).toEqual([413, 'body_too_large']);
    expect(rowsOf(team)).toHaveLength(1);

    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
  });

  test.each([
    ['0.0.0.0', true],
    ['localhost', false],
  ])('on %s it warns of plain HTTP: %s', async (host, warns) => {
    const child = spawn(
      process.execPath,
      [programPath('agentfeedback'), 'serve', '--host', host, '--port', '0'],
      {
        env: { ...process.env, ...makeHome().env, AGENT_FEEDBACK_API_KEY: TOKEN },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    let told = '';
    for await (const chunk of child.stderr) {
      told += String(chunk);
      if (told.includes('taking reports at')) break;
    }
    expect(told.includes(`${host} is not loopback, and this server speaks plain HTTP`)).toBe(warns);
  });

  test('without a token it does not start', async () => {
    const ended = await runIn(makeHome(), 'serve', '--port', '0');
    expect([ended.code, ended.stderr]).toEqual([1, expect.stringContaining('(no-token)')]);
  });
});

test('a server that does not accept the token is an error that says so', async () => {
  const [team, own] = [makeHome(), makeHome()];
  const { url } = await startServer(team);
  const ended = await submit(own, ['--summary', 'a', '--server', url]);
  expect([ended.code, outcomeOf(ended)]).toEqual([
    1,
    expect.objectContaining({ outcome: 'error', reason: 'unauthorized' }),
  ]);
  expect(ended.stderr).toContain('api_key');
});
