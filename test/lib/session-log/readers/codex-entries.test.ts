import { describe, expect, test } from 'vitest';
import {
  aborted,
  call,
  event,
  item,
  line,
  meta,
  output,
  read,
} from '../../../support/session-log/codex-lines.js';
import { countSession } from '../../../support/session-log/read-session.js';
import { offsetsOf } from '../../../support/session-log/stores.js';

describe('a turn that was aborted', () => {
  test('by the user, without a turn id: every open call is interrupted, and an output that comes later is not read', async () => {
    const lines = [
      call('c1'),
      output('c1', 'Exit code: 0'),
      call('c2'),
      call('c3'),
      aborted('interrupted'),
      output('c2', 'Exit code: 0\nOutput:\nx'),
    ];
    const session = await read(...lines);
    expect(session.calls.map(({ result }) => result?.status)).toEqual(['ok', 'interrupted', 'interrupted']);
    expect(session.calls[1]?.result).toMatchObject({ offset: offsetsOf(lines)[4], text: '' });
    expect(countSession(session)).toMatchObject({ interrupts: 3 });
  });

  test.each([['replaced'], [undefined]])(
    'for another reason (%s): nothing is interrupted',
    async (reason) => {
      const session = await read(call('c1'), aborted(reason));
      expect(session.calls[0]?.result).toBeUndefined();
      expect(countSession(session)).toMatchObject({ interrupts: 0 });
    },
  );

  test('interrupts a call that has no id', async () => {
    const { calls } = await read(item({ type: 'local_shell_call' }), aborted('interrupted'));
    expect(calls[0]?.result).toMatchObject({ status: 'interrupted' });
  });
});

describe('Codex entries', () => {
  test('prompts are events and completed items, never response items', async () => {
    const lines = [
      meta(),
      item({ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'injected' }] }),
      event({ type: 'user_message', message: 'one' }),
      event({
        type: 'item_completed',
        item: {
          type: 'UserMessage',
          id: 'i1',
          content: [{ type: 'text', text: 'two' }, { type: 'text', text: 'lines' }, { type: 'image' }],
        },
      }),
      event({
        type: 'item_completed',
        item: { type: 'UserMessage', content: [{ type: 'text', text: 'three' }] },
      }),
      event({ type: 'user_message', message: ' ' }),
      event({ type: 'item_completed', item: { type: 'UserMessage', id: 'i2' } }),
    ];
    const offsets = offsetsOf(lines);
    const { entries } = await read(...lines);
    expect(entries.map(({ kind, span, text }) => [kind, span, text])).toEqual([
      ['other', 'L0', ''],
      ['other', `L${offsets[1]}`, ''],
      ['prompt', `L${offsets[2]}`, 'one'],
      ['prompt', 'i1', 'two\nlines'],
      ['prompt', `L${offsets[4]}`, 'three'],
      ['other', `L${offsets[5]}`, ''],
      ['other', 'i2', ''],
    ]);
  });

  test('the answer is the output text of an assistant message', async () => {
    const content = [
      { type: 'output_text', text: 'a' },
      { type: 'output_text', text: ' ' },
      { type: 'refusal', text: 'x' },
      { type: 'output_text', text: 'b' },
    ];
    const { entries } = await read(
      item({ type: 'message', role: 'assistant', content }),
      item({ type: 'message', role: 'assistant', content: 'text' }),
    );
    expect(entries).toMatchObject([{ kind: 'assistant_text', text: 'a\nb' }, { kind: 'other' }]);
  });

  test('a directory holds until the next one is recorded, a model only where it stands', async () => {
    const { entries, end } = await read(
      meta('/srv/a'),
      event({ type: 'user_message', message: 'x' }),
      line('turn_context', { cwd: '/srv/b', model: 'm-1' }),
      call('c1'),
      line('turn_context', { cwd: 'relative', model: 'm-2' }),
    );
    expect(entries.map(({ cwd }) => cwd)).toEqual(['/srv/a', '/srv/a', '/srv/b', '/srv/b', '/srv/b']);
    expect(entries.map(({ model }) => model)).toEqual([undefined, undefined, 'm-1', undefined, 'm-2']);
    expect(end).toMatchObject({ cwds: ['/srv/a', '/srv/b'], lastCwd: '/srv/b', model: 'm-2' });
  });

  test('a call made before an offset gets its result from the line after it', async () => {
    const lines = [
      meta(),
      call('c1'),
      event({ type: 'user_message', message: 'x' }),
      output('c1', 'Exit code: 1'),
    ];
    const marked = offsetsOf(lines)[2] ?? 0;
    const { calls, entries } = await read(...lines);
    expect(entries[calls[0]?.entry ?? -1]?.offset).toBeLessThan(marked);
    expect(calls[0]?.result?.offset).toBeGreaterThan(marked);
  });

  test('a call id that stands on a second line is the same call', async () => {
    const session = await read(
      call('c1'),
      output('c1', 'Exit code: 1'),
      call('c1'),
      output('c1', 'Exit code: 0'),
    );
    expect(countSession(session)).toMatchObject({ entries: 4, tool_calls: 1, tool_errors: 1 });
  });

  test('lines of unknown types, without a payload or with members of other types are entries that say nothing', async () => {
    const session = await read(
      line('new_thing', { cwd: '/srv/x' }),
      line('event_msg', null),
      { type: 'event_msg' },
      line('session_meta', { cwd: '/srv/secret' }, { timestamp: 5 }),
      line('event_msg', 'text'),
      line('response_item', { type: 'function_call', name: 5, call_id: null, arguments: 5 }),
    );
    expect(session.unparsed).toEqual([]);
    expect(session.entries.map(({ kind }) => kind)).toEqual([
      'other',
      'other',
      'other',
      'other',
      'other',
      'tool_call',
    ]);
    expect(session.end.cwds).toEqual([]);
    expect(session.entries[5]?.span).toMatch(/^L\d+$/);
  });

  test('without a line of the format there is no parsed line', async () => {
    const { end } = await read('not json', '[1]', '{"type":7}');
    expect(end).toMatchObject({ parsedLines: 0, entries: 0 });
  });
});
