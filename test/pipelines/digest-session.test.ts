import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonBytes } from '../../lib/session-log/digest/cap-session.js';
import type { CallEvent, SessionDigest } from '../../lib/session-log/format/digest.js';
import { sessionDigestSchema } from '../../lib/session-log/format/digest.js';
import { type SessionStream, SessionUnreadable } from '../../lib/session-log/readers/reader.js';
import { digestSession } from '../../pipelines/digest-session.js';
import { SessionScript } from '../support/session-items.js';

const SESSION = { harness: 'codex', sessionId: 's1' } as const;

async function digestOf(script: SessionScript, from = 0, end = {}): Promise<SessionDigest> {
  return (await digestSession(script.stream(end), SESSION, from)).digest;
}

function callsOf(digest: SessionDigest): CallEvent[] {
  return digest.events.filter((event) => event.type === 'tool_call');
}

describe('a session object', () => {
  test('has its members in the order of the page, and no empty ones', async () => {
    const script = new SessionScript();
    script.prompt('Fix it.\nIt is still broken.');
    script.failure('agentfeedback sessions', 'Exit code 3\nno');
    script.entry('assistant_text', 'I am done.');
    const digest = await digestOf(script, 0, { model: 'm-1', cwds: ['/a', '/b'], lastCwd: '/b' });
    expect(JSON.stringify(digest)).toBe(
      '{"ref":"codex:s1","harness":"codex","session_id":"s1","project":"/a","cwd":"/b",' +
        '"start":"2026-01-05T10:00:00.000Z","end":"2026-01-05T10:00:04.000Z","model":"m-1","from_offset":0,' +
        '"truncated":false,"counts":{"entries":4,"prompts":1,"tool_calls":1,"tool_errors":1,"interrupts":0,' +
        '"denials":0,"unparsed":0},"events":[{"span":"e0","ref":"codex:s1#e0","at":"2026-01-05T10:00:00.000Z",' +
        '"type":"prompt","summary":"Fix it."},{"span":"e1","ref":"codex:s1#e1","at":"2026-01-05T10:00:01.000Z",' +
        '"type":"tool_call","tool":"Bash","args_digest":"d716258e5595","status":"error","exit_code":3,' +
        '"error_class":"exit","excerpt":"Exit code 3\\nno","self":true}],"retries":[],"denials":[],' +
        '"flagged":[{"span":"e0","phrase":"still broken"},{"span":"e0","phrase":"broken"}],' +
        '"final_excerpt":"I am done."}',
    );
    expect(sessionDigestSchema.parse(digest)).toEqual(digest);
    const bare = await digestOf(new SessionScript(), 0, {
      cwds: [],
      lastCwd: undefined,
      start: undefined,
      end: undefined,
    });
    expect(JSON.stringify(bare)).toBe(
      '{"ref":"codex:s1","harness":"codex","session_id":"s1","project":"","cwd":"","from_offset":0,' +
        '"truncated":false,"counts":{"entries":0,"prompts":0,"tool_calls":0,"tool_errors":0,"interrupts":0,' +
        '"denials":0,"unparsed":0},"events":[],"retries":[],"denials":[],"flagged":[]}',
    );
  });

  test('times are cut to milliseconds; a time that no calendar has is left out', async () => {
    const script = new SessionScript();
    script.prompt('a', { time: Date.UTC(2026, 0, 5) * 1000 + 1_999 });
    script.prompt('b', { time: undefined });
    script.prompt('c', { time: 1e20 });
    const { events } = await digestOf(script);
    expect(events.map(({ at }) => at)).toEqual(['2026-01-05T00:00:00.001Z', undefined, undefined]);
  });
});

describe('events', () => {
  test.each([
    ['a native code wins over the text', 'error', 7, 'Exit code 3', 7, 'exit'],
    [
      'a native 0 says nothing, and the text is not looked at',
      'error',
      0,
      'Exit code 3',
      undefined,
      'tool_error',
    ],
    ['the first line', 'error', undefined, 'Exit code -4 \t\nmore', -4, 'exit'],
    ['with a carriage return', 'error', undefined, 'Exit code 4\r\nmore', 4, 'exit'],
    ['not the second line', 'error', undefined, '\nExit code 4', undefined, 'tool_error'],
    ['nothing before it', 'error', undefined, ' Exit code 4', undefined, 'tool_error'],
    ['nothing behind it', 'error', undefined, 'Exit code 4.', undefined, 'tool_error'],
    ['with case', 'error', undefined, 'exit code 4', undefined, 'tool_error'],
    ['a number too large', 'error', undefined, `Exit code ${'9'.repeat(30)}`, undefined, 'tool_error'],
    ['a denied call has none', 'denied', 7, 'Exit code 3', undefined, 'denied'],
    ['an interrupted call has none', 'interrupted', 7, '', undefined, 'interrupted'],
  ] as const)('exit code: %s', async (_name, status, exitCode, text, code, errorClass) => {
    const script = new SessionScript();
    script.result(script.call('Bash', 'x'), status, text, { exitCode });
    const [event] = callsOf(await digestOf(script));
    expect([event?.exit_code, event?.error_class]).toEqual([code, errorClass]);
  });

  test('a call made before the offset whose result comes after is reported and not counted', async () => {
    const script = new SessionScript();
    const early = script.call('Bash', 'early');
    const failed = script.call('Bash', 'failed before');
    script.result(failed, 'error');
    const from = script.size;
    script.result(early, 'error', 'late');
    const digest = await digestOf(script, from);
    expect(callsOf(digest).map(({ span }) => span)).toEqual(['e0']);
    expect(digest.counts).toMatchObject({ entries: 1, tool_calls: 0, tool_errors: 0 });
  });

  test('a later status replaces the earlier one, and ok takes the event away', async () => {
    const script = new SessionScript();
    const call = script.failure('a', 'first');
    script.result(call, 'denied', 'second');
    const other = script.failure('b', 'third');
    script.result(other, 'ok');
    expect(callsOf(await digestOf(script))).toMatchObject([
      { span: 'e0', status: 'denied', excerpt: 'second' },
    ]);
  });

  test('a rewritten message before the offset is not reported again; its newer text is the summary otherwise', async () => {
    const script = new SessionScript();
    const { index, offset } = script.prompt('first');
    const from = script.size;
    script.prompt('second', { index, offset });
    expect((await digestOf(script, from)).events).toEqual([]);
    expect((await digestOf(script)).events).toMatchObject([{ summary: 'second' }]);
  });

  test('several calls of one entry stay in their order', async () => {
    const script = new SessionScript();
    const { index } = script.entry('tool_call');
    const calls = ['a', 'b', 'c'].map((tool) => script.callOf(index, tool, undefined, '{}'));
    script.call('d');
    script.result(calls[2] as number, 'error');
    script.result(calls[0] as number, 'error');
    expect(callsOf(await digestOf(script)).map(({ tool }) => tool)).toEqual(['a', 'c']);
  });

  test('the final excerpt is that of the last assistant text at or after the offset', async () => {
    const script = new SessionScript();
    script.entry('assistant_text', 'before');
    const from = script.size;
    script.entry('assistant_text', 'text');
    script.entry('tool_call', ' with a call \n');
    script.entry('tool_call', '');
    script.prompt('not this');
    expect((await digestOf(script, from)).final_excerpt).toBe('with a call');
    expect((await digestOf(script, script.size)).final_excerpt).toBeUndefined();
    script.entry('other', '', { index: 2, offset: 200 });
    script.entry('assistant_text', 'older', { index: 1, offset: 100 });
    expect((await digestOf(script, from)).final_excerpt).toBe('older');
  });
});

describe('retries', () => {
  test('each repeat names the latest failure before it, however it went', async () => {
    const script = new SessionScript();
    script.failure('make  x', 'a');
    script.failure('make x', 'b', 'denied');
    script.failure('make x', 'c', 'ok');
    script.call('Bash', 'make x');
    script.call('Other', 'make x');
    const { retries, denials } = await digestOf(script);
    expect(retries.map(({ span, of_span }) => `${span} of ${of_span}`)).toEqual([
      'e2 of e0',
      'e4 of e2',
      'e6 of e2',
    ]);
    expect(retries[0]).toEqual({ span: 'e2', of_span: 'e0', tool: 'Bash', args_digest: '6c256f29500f' });
    expect(denials).toEqual(['e2']);
  });

  test('a failure before the offset is remembered only when it is reported', async () => {
    const script = new SessionScript();
    script.failure('old', 'no');
    const pending = script.call('Bash', 'pending');
    script.call('Bash', 'pending');
    const from = script.size;
    script.failure('old', 'no');
    script.call('Bash', 'pending');
    script.result(pending, 'error');
    expect((await digestOf(script, from)).retries).toMatchObject([{ span: 'e6', of_span: 'e2' }]);
  });

  test('a span with two denied calls stands twice', async () => {
    const script = new SessionScript();
    const { index } = script.entry('tool_call');
    const calls = ['a', 'b'].map((tool) => script.callOf(index, tool));
    for (const call of calls) script.result(call, 'denied');
    expect((await digestOf(script)).denials).toEqual(['e0', 'e0']);
  });
});

describe('flags', () => {
  test.each([
    ['It DOESN\u0027T WORK', ["doesn't work"]],
    ['doesn\u2019t work', []],
    ['that does not work, why did you?', ['does not work', 'why did you']],
    ["Wrong. That's not it, not what I said.\nAgain!", ['wrong', "that's not", 'not what i', 'again']],
    ['still failing and still broken', ['still failing', 'still broken', 'broken']],
    ['against wrongly unbroken', []],
  ])('%j', async (prompt, phrases) => {
    const script = new SessionScript();
    script.prompt(`line\n${prompt}`);
    expect((await digestOf(script)).flagged).toEqual(phrases.map((phrase) => ({ span: 'e0', phrase })));
  });
});

describe('the session cap', () => {
  const CAP = 65_536;

  /** One prompt and a final text whose filler brings the digest to `bytes`. */
  async function scriptOfSize(bytes: number, filler: string): Promise<SessionScript> {
    const make = (length: number): SessionScript => {
      const script = new SessionScript();
      for (let i = 0; i < 150; i += 1)
        script.failure(`cmd ${i}`, filler.repeat(240 / Buffer.byteLength(filler)));
      script.cwds = [`/${'p'.repeat(length)}`];
      return script;
    };
    const bare = jsonBytes(await digestOf(make(0)));
    // The directory stands twice: as project and as cwd.
    const script = make(Math.floor((bytes - bare) / 2));
    const odd = (bytes - bare) % 2;
    if (odd === 1) script.prompt('p'.repeat(3));
    return script;
  }

  test.each([['x'], ['\u{1f511}'], ['<']])('at the limit, and one over, filled with %s', async (filler) => {
    const atLimit = await scriptOfSize(CAP, filler);
    const whole = await digestOf(atLimit);
    expect([jsonBytes(whole), whole.truncated]).toEqual([CAP, false]);
    const { digest, watermark } = await digestSession(
      atLimit.stream({ lastCwd: `${atLimit.cwds[0]}p` }),
      SESSION,
      0,
    );
    expect(digest.truncated).toBe(true);
    expect(jsonBytes(digest)).toBeLessThanOrEqual(CAP);
    expect(digest.events).toHaveLength(149);
    expect(watermark.size).toBe(atLimit.size - 100);
    expect(digest.counts.tool_errors).toBe(150);
  });

  test('as many of the smallest events as there is room for are all kept', async () => {
    const scriptOf = (prompts: number): SessionScript => {
      const script = new SessionScript();
      for (let i = 0; i < prompts; i += 1) script.prompt('', { span: '', time: undefined });
      return script;
    };
    const [none, one, two] = await Promise.all(
      [0, 1, 2].map(async (n) => jsonBytes(await digestOf(scriptOf(n)))),
    );
    const each = (two as number) - (one as number);
    // The counts are written with more digits than in the empty digest.
    const most = Math.floor((CAP - (none as number) - 6) / each);
    expect(most).toBeGreaterThan(1000);
    const whole = await digestOf(scriptOf(most));
    expect([whole.truncated, whole.events.length]).toEqual([false, most]);
    const over = await digestOf(scriptOf(most + 1));
    expect([over.truncated, over.counts.prompts]).toEqual([true, most + 1]);
  });

  test('200 failing calls with 400-byte outputs: the first ones are kept, the watermark stops at the next', async () => {
    const script = new SessionScript();
    for (let i = 0; i < 200; i += 1) script.failure(`cmd ${i}`, 'y'.repeat(400));
    const { digest, watermark } = await digestSession(script.stream(), SESSION, 0);
    expect(digest.truncated).toBe(true);
    expect(jsonBytes(digest)).toBeLessThanOrEqual(CAP);
    expect(digest.counts.tool_errors).toBe(200);
    expect(digest.events.map(({ span }) => span)).toEqual(digest.events.map((_, i) => `e${2 * i}`));
    expect(watermark.size).toBe(digest.events.length * 200 + 100);
    const more = { ...digest.events[0], span: `e${2 * digest.events.length}` };
    expect(jsonBytes(digest) + jsonBytes(more) + 1).toBeGreaterThan(CAP);
    const next = await digestOf(script, watermark.size);
    expect(next.events[0]?.span).toBe(more.span);
    expect(next.counts.tool_errors).toBe(200 - digest.events.length - 1);
  });

  test('events are kept in the order that completes them and listed in log order', async () => {
    const script = new SessionScript();
    const first = script.call('Bash', 'finishes last');
    for (let i = 0; i < 200; i += 1) script.failure(`cmd ${i}`, 'y'.repeat(400), 'denied');
    script.result(first, 'error');
    const digest = await digestOf(script);
    expect(digest.events[0]?.span).toBe('e1');
    expect(digest.denials).toHaveLength(digest.events.length);
    const { watermark } = await digestSession(script.stream(), SESSION, 0);
    expect((await digestOf(script, watermark.size)).events[0]?.span).toBe('e0');
  });

  test('what belongs to an event goes with it', async () => {
    const script = new SessionScript();
    for (let i = 0; i < 200; i += 1) {
      script.prompt(`this is wrong again ${'z'.repeat(300)}`);
      script.failure('same', 'y'.repeat(400), 'denied');
    }
    const digest = await digestOf(script);
    const spans = new Set(digest.events.map(({ span }) => span));
    expect(digest.truncated).toBe(true);
    expect(digest.flagged.length).toBe(2 * digest.events.filter(({ type }) => type === 'prompt').length);
    expect(digest.denials.every((span) => spans.has(span))).toBe(true);
    expect(digest.retries.every(({ of_span }) => spans.has(of_span))).toBe(true);
    expect(jsonBytes(digest)).toBeGreaterThan(CAP - 1500);
  });

  test('one line that completes more than fits does not hold up what comes after it', async () => {
    const script = new SessionScript();
    const calls = Array.from({ length: 900 }, (_, i) => script.call('Bash', `cmd ${i}`));
    script.entry('interrupt');
    for (const call of calls) script.resultHere(call, 'interrupted');
    script.failure('next', 'no');
    const { digest, watermark } = await digestSession(script.stream(), SESSION, 0);
    expect(digest.truncated).toBe(true);
    expect(digest.events.length).toBeGreaterThan(100);
    expect(watermark.size).toBe(script.size - 100);
    expect((await digestOf(script, watermark.size)).events).toHaveLength(1);
  });

  test('a single event that never fits is passed over, and the counts still tell of it', async () => {
    const script = new SessionScript();
    script.result(script.call('t'.repeat(70_000)), 'error');
    const { digest, watermark } = await digestSession(script.stream(), SESSION, 0);
    expect(digest).toMatchObject({ truncated: true, events: [], counts: { tool_errors: 1 } });
    expect(watermark.size).toBe(script.size);
  });

  test('facts that alone are too large fail with a code', async () => {
    const script = new SessionScript();
    script.cwds = [`/${'p'.repeat(70_000)}`];
    script.prompt('x');
    await expect(digestSession(script.stream(), SESSION, 0)).rejects.toMatchObject({
      code: 'digest-too-large',
    });
  });

  test('rounds of digest and mark report every event once and always move on', async () => {
    const outcome = fc.constantFrom('error', 'denied', 'interrupted', 'ok', 'open', 'prompt');
    const steps = fc.array(fc.tuple(outcome, fc.nat(400)), { minLength: 150, maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(steps, async (lines) => {
        const script = new SessionScript();
        const expected: string[] = [];
        for (const [kind, length] of lines) {
          if (kind === 'prompt') expected.push(script.prompt('p'.repeat(length + 1)).span);
          else if (kind === 'open') script.call('Bash', 'open');
          else {
            const { span } = script.entry('tool_call');
            const call = script.callOf(Number(span.slice(1)), 'Bash', `cmd ${length}`);
            script.result(call, kind, 'x'.repeat(length));
            if (kind !== 'ok') expected.push(span);
          }
        }
        const seen: string[] = [];
        let from = 0;
        for (;;) {
          const { digest, watermark } = await digestSession(script.stream(), SESSION, from);
          seen.push(...digest.events.map(({ span }) => span));
          if (!digest.truncated) break;
          expect(watermark.size).toBeGreaterThan(from);
          from = watermark.size;
        }
        expect(seen).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });
});

test('a session that cannot be read fails with its own reason', async () => {
  const failing = Readable.from(
    (async function* () {
      yield new SessionScript().prompt('x');
      throw new SessionUnreadable('it went away');
    })(),
  ) as SessionStream;
  await expect(digestSession(failing, SESSION, 0)).rejects.toThrow(SessionUnreadable);
});
