import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { openState } from '../../../../lib/session-log/state/database.js';
import { createReceivingServer } from '../../../../lib/session-log/submit/receiving-server.js';
import { temporaryFolder } from '../../../support/temporary.js';

async function makeServer() {
  const path = join(temporaryFolder(), 'a', 'agentfeedback.db');
  const state = await openState(path);
  const faults: unknown[] = [];
  const app = await createReceivingServer(state, 'token', (error) => faults.push(error));
  const post = (body: string, authorization = 'Bearer token') =>
    app.request('/v1/submissions', { method: 'POST', body, headers: { authorization } });
  return { path, state, app, post, faults };
}

describe('the receiving server', () => {
  test('stores a body by the rules, once', async () => {
    const { state, post } = await makeServer();
    const body = JSON.stringify({ kind: 'friction', key: 'k', summary: ' a\nb ', severity: 'odd' });
    const first = await post(body);
    expect(first.status).toBe(201);
    const receipt = (await first.json()) as { uid: string; warnings: object[] };
    expect(receipt).toMatchObject({ outcome: 'submitted', id: 1, warnings: [{ code: 'unknown_value' }] });
    const again = await post(body);
    expect([again.status, ((await again.json()) as { uid: string }).uid]).toEqual([200, receipt.uid]);
    const other = await post(JSON.stringify({ kind: 'friction', key: 'k', summary: 'c' }));
    expect([other.status, await other.json()]).toMatchObject([409, { error: 'mismatch' }]);
    state.close();
  });

  test('refuses what is too large or no body, and has nothing else', async () => {
    const { state, app, post } = await makeServer();
    expect((await post('x'.repeat(10_485_761))).status).toBe(413);
    expect((await post('[]')).status).toBe(400);
    expect((await app.request('/health')).status).toBe(200);
    expect((await app.request('/mcp', { method: 'POST' })).status).toBe(404);
    state.close();
  });

  test('takes the token alone, in any case of its scheme', async () => {
    const { state, post } = await makeServer();
    const body = '{"kind":"friction","summary":"a"}';
    for (const wrong of ['', 'token', 'Basic token', 'Bearer tokens', 'Bearer ']) {
      expect((await post(body, wrong)).status, wrong).toBe(401);
    }
    expect((await post(body, 'bearer  token')).status).toBe(201);
    state.close();
  });

  test('a busy database is worth trying again, a broken one is told to the person', {
    timeout: 20_000,
  }, async () => {
    const { path, state, post, faults } = await makeServer();
    const other = new DatabaseSync(path);
    other.exec('BEGIN IMMEDIATE');
    const busy = await post('{"kind":"friction","summary":"a"}');
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '1']);
    other.exec('ROLLBACK');
    other.exec('DROP TABLE submissions');
    other.close();
    const broken = await post('{"kind":"friction","summary":"a"}');
    expect([broken.status, await broken.json()]).toMatchObject([500, { error: 'database-failed' }]);
    expect(faults).toHaveLength(2);
    state.close();
  });
});
