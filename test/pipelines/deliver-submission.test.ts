import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import type { SubmissionBody } from '../../lib/session-log/format/submission.js';
import type { Environment } from '../../lib/session-log/readers/reader.js';
import { openState, statePath } from '../../lib/session-log/state/database.js';
import { deliverSubmission } from '../../pipelines/deliver-submission.js';
import { databasePath, rowsOf } from '../support/filing.js';
import { closedUrl, scriptedServer } from '../support/receiver.js';
import { type Home, makeHome, writeBelow } from '../support/session-store.js';

const SEND = { pauses: [1, 1], timeoutMs: 2000 };

const body = (key: string, summary = 's'): SubmissionBody => ({
  kind: 'friction',
  schema_version: 1,
  key,
  summary,
  occurred_at: '2026-01-05T10:00:00.000000Z',
  context: {},
  payload: {},
});

const environmentOf = (home: Home): Environment => ({
  home: home.path,
  variables: home.env,
  platform: 'linux',
});

function deliver(home: Home, report: SubmissionBody, url?: string) {
  const server = url === undefined ? undefined : { url, apiKey: 'token' };
  return deliverSubmission({ environment: environmentOf(home), server, send: SEND }, report);
}

const spoolOf = (home: Home): string => join(home.path, '.local/share/agentfeedback/spool');
const spooled = (home: Home): string[] => readdirSync(spoolOf(home)).sort();

describe('to a server', () => {
  test('a body is posted below the url with the token', async () => {
    const home = makeHome();
    const { url, requests } = await scriptedServer(201);
    const { delivered } = await deliver(home, body('k'), `${url}/base/`);
    expect(delivered).toMatchObject({ outcome: 'submitted', uid: 'u', request_id: 'r' });
    expect(requests).toMatchObject([{ url: '/base/v1/submissions', authorization: 'Bearer token' }]);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual(body('k'));
  });

  test('it is tried again while the server is away', async () => {
    const { url, requests } = await scriptedServer(503, 'hang up', 201);
    expect((await deliver(makeHome(), body('k'), url)).delivered.outcome).toBe('submitted');
    expect(requests).toHaveLength(3);
  });

  test('one that stays away: the report waits, and the next run delivers it, whoever else failed', async () => {
    const home = makeHome();
    const { url, requests } = await scriptedServer(500, 500, 429, 201);
    const { delivered, notes } = await deliver(home, body('k'), url);
    expect(delivered).toEqual({ outcome: 'spooled', reason: 'server-away' });
    expect(notes).toEqual([expect.stringContaining('429')]);
    const [name] = spooled(home);
    expect(statSync(spoolOf(home)).mode & 0o777).toBe(0o700);
    expect(statSync(join(spoolOf(home), name as string)).mode & 0o777).toBe(0o600);
    await deliver(home, body('here'));
    expect(spooled(home)).toEqual([name]);
    writeFileSync(join(spoolOf(home), '0.json'), 'damaged');
    expect(await deliver(home, body('l'), url)).toMatchObject({
      delivered: { outcome: 'submitted' },
      notes: [],
    });
    expect(spooled(home)).toEqual(['0.json']);
    expect(requests.slice(3).map((request) => JSON.parse(request.body).key)).toEqual(['l', 'k']);
  });

  test('a server that answers too late is away', async () => {
    const home = makeHome();
    const { url } = await scriptedServer('silence');
    const server = { url, apiKey: undefined };
    const send = { pauses: [], timeoutMs: 50 };
    const { delivered } = await deliverSubmission(
      { environment: environmentOf(home), server, send },
      body('k'),
    );
    expect(delivered).toEqual({ outcome: 'spooled', reason: 'server-away' });
  });

  test('an answer that is no receipt', async () => {
    const { url } = await scriptedServer('prose');
    await expect(deliver(makeHome(), body('k'), url)).rejects.toMatchObject({ code: 'bad-answer' });
  });

  test('a server that is not there', async () => {
    const home = makeHome();
    const { delivered, notes } = await deliver(home, body('k'), await closedUrl());
    expect(delivered.outcome).toBe('spooled');
    expect(notes).toEqual([expect.stringContaining('ECONNREFUSED')]);
  });

  test.each([
    [409, 'mismatch'],
    [400, 'invalid_body'],
    [413, 'body_too_large'],
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [302, 'bad-answer'],
    [404, 'bad-answer'],
    [204, 'bad-answer'],
  ])('status %d is told as %s, once', async (status, code) => {
    const home = makeHome();
    const { url, requests } = await scriptedServer(status);
    await expect(deliver(home, body('k'), url)).rejects.toMatchObject({ code });
    expect(requests).toHaveLength(1);
  });

  test.each(['ftp://host', 'host', 'http://ann:pw@host'])('the url %s is refused', async (url) => {
    await expect(deliver(makeHome(), body('k'), url)).rejects.toMatchObject({ code: 'bad-url' });
  });

  test('what waited and is not accepted any more is set aside, not lost', async () => {
    const home = makeHome();
    const { url } = await scriptedServer(500, 500, 500, 201, 409, 201, 500);
    await deliver(home, body('k'), url);
    const { notes } = await deliver(home, body('l'), url);
    expect(notes).toEqual([expect.stringContaining('.refused')]);
    const [name] = spooled(home) as [string];
    expect(name).toMatch(/\.refused$/);
    expect(JSON.parse(readFileSync(join(spoolOf(home), name), 'utf8')).body).toEqual(body('k'));
    writeBelow(
      home,
      '.local/share/agentfeedback/spool/1.json',
      JSON.stringify({ target: url, body: body('m') }),
    );
    expect((await deliver(home, body('n'), url)).notes).toEqual([expect.stringContaining('still wait')]);
    expect(spooled(home)).toHaveLength(2);
  });
});

describe('to the database', () => {
  test('a busy one: the report waits, and the next run stores it', { timeout: 20_000 }, async () => {
    const home = makeHome();
    (await openState(statePath(environmentOf(home)))).close();
    const other = new DatabaseSync(databasePath(home));
    other.exec('BEGIN IMMEDIATE');
    expect((await deliver(home, body('k'))).delivered).toEqual({
      outcome: 'spooled',
      reason: 'database-busy',
    });
    other.exec('ROLLBACK');
    other.close();
    expect((await deliver(home, body('l'))).delivered).toMatchObject({ outcome: 'submitted' });
    expect(rowsOf(home).map(({ key }) => key)).toEqual(['l', 'k']);
    expect(spooled(home)).toEqual([]);
  });

  test('a spool that cannot be read does not undo what was delivered', async () => {
    const home = makeHome();
    writeBelow(home, '.local/share/agentfeedback/spool', 'in the way');
    expect(await deliver(home, body('k'))).toMatchObject({
      delivered: { outcome: 'submitted' },
      notes: [expect.stringContaining('still wait')],
    });
  });

  test('a spool that cannot be written is told', async () => {
    const home = makeHome();
    writeBelow(home, '.local/share/agentfeedback/spool', 'in the way');
    const { url } = await scriptedServer(500);
    await expect(deliver(home, body('k'), url)).rejects.toMatchObject({ code: 'cannot-write' });
  });
});
