import { hostname } from 'node:os';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { HARNESSES, READER_NAMES } from '../../lib/session-log/format/harness.js';
import { parseRef, type SessionName } from '../../lib/session-log/format/ref.js';
import { openState, statePath } from '../../lib/session-log/state/database.js';
import { findSubmission, listSubmissions, unknownUids } from '../../lib/session-log/state/submissions.js';
import { readLimited } from '../../lib/session-log/submit/read-body.js';
import { answerMcp } from '../../pipelines/answer-mcp.js';
import { digestSessions } from '../../pipelines/digest-sessions.js';
import { serveSubmissions } from '../../pipelines/serve-submissions.js';
import { type SubmitRequest, submitReport } from '../../pipelines/submit-report.js';
import { failure, prompt, UID, writeSession } from '../support/claude-log.js';
import { scriptedServer } from '../support/receiver.js';
import { environmentIn, openContext } from '../support/session-context.js';
import { layOutGolden, makeHome, writeBelow } from '../support/session-store.js';

const NO_FLAGS = { members: {}, payload: {}, context: {} };

function request(stdin: unknown, others: Partial<SubmitRequest> = {}): SubmitRequest {
  const bytes = stdin === undefined ? undefined : Buffer.from(JSON.stringify(stdin));
  return { kind: 'friction', stdin: bytes, flags: NO_FLAGS, directory: () => undefined, ...others };
}

const from = (ref: string, span: string): Partial<SubmitRequest> => ({
  contextFrom: { session: parseRef(ref) as SessionName, span, ordinal: 1 },
});

describe('every event of a digest can be filed from', () => {
  test.each(HARNESSES)('%s', async (harness) => {
    const home = makeHome();
    layOutGolden(home, harness);
    const context = await openContext(home);
    const { sessions } = await digestSessions(context, { unprocessed: true, harness });
    context.state.close();
    const events = sessions.flatMap((session) => session.events.map((event) => ({ session, event })));
    expect(events.length).toBeGreaterThan(1);
    for (const { session, event } of events) {
      const filed = await submitReport(
        context.environment,
        request({ summary: 's' }, { dryRun: true, ...from(session.ref, event.span) }),
      );
      expect(filed.outcome.outcome, event.ref).toBe('valid');
      expect(filed.body, event.ref).toMatchObject({ harness });
      // The directory of the span: a session can move.
      expect(['tidy', 'site']).toContain(filed.body?.project);
      expect(`${filed.body?.occurred_at.slice(0, -4)}Z`).toBe(event.at);
      expect(filed.body?.context).toMatchObject({
        origin: 'session-scan',
        detector: `${READER_NAMES[harness]}/1`,
        session_id: session.session_id,
        session_harness: harness,
      });
    }
  });
});

describe('a report', () => {
  test('goes through the database and comes back', async () => {
    const home = makeHome();
    const environment = environmentIn(home);
    writeBelow(home, '.config/agentfeedback/config.toml', 'machine = "box"\n[collect]\ndeny_paths = ["x"]\n');
    const flags = { members: { project: 'p' }, payload: { severity: 'low' }, context: { a: 'b' } };
    const stdin = {
      summary: 's',
      key: 'k',
      severity: 'high',
      payload: 'odd',
      context: 'odd',
      more: { n: [1] },
    };
    const filed = await submitReport(environment, request(stdin, { flags }));
    expect(filed.notes).toEqual([expect.stringContaining('deny_paths')]);
    const state = await openState(statePath(environment));
    const uid = filed.outcome.uid as string;
    expect(findSubmission(state, uid)).toMatchObject({
      machine: 'box',
      project: 'p',
      context: { a: 'b', value: 'odd' },
      payload: { value: 'odd', severity: 'low', more: { n: [1] } },
      created_at: expect.stringMatching(/\.\d{6}Z$/),
    });
    expect(listSubmissions(state)).toMatchObject([{ uid, summary: 's' }]);
    expect(unknownUids(state, [uid.toUpperCase(), UID])).toEqual([UID]);
    expect(unknownUids(state, [])).toEqual([]);
    expect(findSubmission(state, UID)).toBeUndefined();
    state.close();
    const again = await submitReport(environment, request({ ...stdin, summary: 't' }, { flags }));
    expect(again.outcome).toMatchObject({ outcome: 'mismatch', key: 'k' });
  });

  test('the machine is the host up to its first dot, and a body may name its own', async () => {
    const environment = environmentIn(makeHome());
    const host = await submitReport(environment, request({ summary: 's' }, { dryRun: true }));
    expect(host.body?.machine).toBe(hostname().split('.')[0]);
    const own = await submitReport(environment, request({ summary: 's', machine: 'own' }, { dryRun: true }));
    expect(own.body?.machine).toBe('own');
  });

  test('what is refused, what is set up wrongly', async () => {
    const home = makeHome();
    const environment = environmentIn(home);
    expect((await submitReport(environment, request([]))).outcome).toMatchObject({
      outcome: 'rejected',
      reason: 'invalid_body',
    });
    const torn = request(undefined, { stdin: Buffer.from('{"summary":') });
    expect((await submitReport(environment, torn)).outcome.reason).toBe('invalid_body');
    expect((await readLimited(Readable.from(['a', Buffer.from('b')]))).toString()).toBe('ab');
    const bad = await submitReport(environment, request({ summary: 's' }, { server: 'nowhere' }));
    expect(bad.outcome).toMatchObject({ outcome: 'error', reason: 'bad-url' });
    writeBelow(home, '.local/share/agentfeedback/agentfeedback.db', 'no database');
    const foreign = await submitReport(environment, request({ summary: 's' }));
    expect(foreign.outcome).toMatchObject({ outcome: 'error', reason: 'foreign-database' });
    await expect(readLimited(Readable.from(['x'.repeat(10_485_761)]))).rejects.toMatchObject({
      code: 'body_too_large',
    });
  });

  test('goes to the server that the environment names, unless it is to stay here', async () => {
    const home = makeHome();
    const { url, requests } = await scriptedServer(201, 404);
    const environment = environmentIn({ ...home, env: { ...home.env, AGENT_FEEDBACK_URL: url } });
    const sent = await submitReport(environment, request({ summary: 's', category: 'c', details: 'd' }));
    expect(sent.outcome).toEqual({
      outcome: 'submitted',
      kind: 'friction',
      key: expect.any(String),
      uid: 'u',
      id: 1,
      request_id: 'r',
    });
    const lost = await submitReport(environment, request({ summary: 's', key: 'k' }));
    expect(lost.outcome).toMatchObject({ outcome: 'error', reason: 'bad-answer', key: 'k' });
    expect(
      (await submitReport(environment, request({ summary: 's' }, { local: true }))).outcome,
    ).toMatchObject({
      outcome: 'submitted',
      id: 1,
    });
    expect(requests).toHaveLength(2);
  });

  test('a config file that says nothing certain files nothing', async () => {
    const home = makeHome();
    writeBelow(home, '.config/agentfeedback/config.toml', '[collect');
    await expect(submitReport(environmentIn(home), request({ summary: 's' }))).rejects.toMatchObject({
      code: 'bad-config',
    });
  });

  test('a directory that is denied files nothing', async () => {
    const home = makeHome();
    writeBelow(home, '.config/agentfeedback/config.toml', '[collect]\nopt_in_only = true\n');
    const here = { directory: () => home.path };
    const { outcome } = await submitReport(environmentIn(home), request({ summary: 's' }, here));
    expect(outcome).toEqual({ outcome: 'disabled', kind: 'friction', reason: 'opt_in_only' });
  });

  test('a session that is switched off, or not there, is refused by its state', async () => {
    const home = makeHome();
    const environment = environmentIn(home);
    writeSession(home, 's1', prompt('u1', 'x') + failure('a1', 'make', 'no'));
    const file = (ref: string, span: string) =>
      submitReport(environment, request({ summary: 's' }, from(ref, span)));
    await expect(file('claude-code:s1', 'u9')).rejects.toMatchObject({ code: 'span-not-found' });
    const bare = { type: 'user', uuid: 'u1', message: { content: 'x' } };
    const at = '2026-01-05T10:00:00Z';
    writeSession(home, 'homeless', `${JSON.stringify({ ...bare, timestamp: at })}\n`);
    writeSession(home, 'timeless', `${JSON.stringify({ ...bare, cwd: '/nonexistent-af' })}\n`);
    await expect(file('claude-code:homeless', 'u1')).rejects.toMatchObject({ code: 'unknown-project' });
    await expect(file('claude-code:timeless', 'u1')).rejects.toMatchObject({ code: 'span-without-time' });
    writeSession(home, 'foreign', '{"a":1}\n');
    await expect(file('claude-code:foreign', 'u1')).rejects.toMatchObject({ code: 'unsupported-format' });
    const session = { harness: 'claude-code', sessionId: 'homeless' } as const;
    const contextFrom = { session, span: 'u1', ordinal: 1, allowUnknownProject: true };
    const allowed = await submitReport(environment, request({ summary: 's' }, { dryRun: true, contextFrom }));
    expect(allowed.body).not.toHaveProperty('project');
    const secret = `ghp_${'m'.repeat(36)}`;
    const gone = await file(`codex:${secret}`, 'u1').catch((error: Error) => error);
    expect(gone).toMatchObject({ code: 'absent' });
    expect((gone as Error).message).not.toContain(secret);
    writeBelow(home, '.config/agentfeedback/config.toml', '[collect]\ndisabled = true\n');
    await expect(file('claude-code:s1', 'u1')).rejects.toMatchObject({ code: 'disabled' });
  });
});

test('the tools answer over any pair of streams, until the input ends', async () => {
  const home = makeHome();
  const environment = environmentIn(home);
  writeSession(home, 's1', prompt('u1', 'x'));
  const state = await openState(statePath(environment));
  const call = (id: number, name: string, args: object): string =>
    `${JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } })}\n`;
  const ask = async (...lines: string[]): Promise<unknown[]> => {
    const output = new PassThrough();
    await answerMcp(
      environment,
      state,
      { input: Readable.from(lines.map((line) => Buffer.from(line))), output },
      () => {},
    );
    output.end();
    const answers = (await output.toArray()).join('').trimEnd().split('\n');
    return answers.map(
      (line) => (JSON.parse(line) as { result: { structuredContent: unknown } }).result.structuredContent,
    );
  };
  const refs = ['claude-code:s1'];
  expect(await ask(call(1, 'sessions_list', {}))).toMatchObject([{ sessions: [{ state: 'new' }] }]);
  expect(await ask(call(1, 'sessions_digest', { refs }))).toMatchObject([{ sessions: [{ ref: refs[0] }] }]);
  expect(await ask(call(1, 'sessions_mark', { refs, outcome: 'nothing' }))).toEqual([
    { marked: refs, outcome: 'nothing', uids: [] },
  ]);
  state.close();
});

test('a server stops when it is asked to, and says when it cannot listen', async () => {
  const state = await openState(statePath(environmentIn(makeHome())));
  const serve = (host: string, signal: AbortSignal, onListening: (url: string) => void) =>
    serveSubmissions(state, { host, port: 0, token: 't', signal, onListening, onFault: () => {} });
  const controller = new AbortController();
  const reason = new Error('stop');
  let status = 0;
  const serving = serve('127.0.0.1', controller.signal, async (url) => {
    status = (await fetch(`${url}/health`)).status;
    controller.abort(reason);
  });
  await expect(serving).rejects.toBe(reason);
  expect(status).toBe(200);
  const never = new AbortController().signal;
  await expect(serve('192.0.2.1', never, () => {})).rejects.toMatchObject({ code: 'cannot-listen' });
  state.close();
});
