import { describe, expect, test } from 'vitest';
import { at, call, prompt, result } from '../../../support/session-log/claude-code-lines.js';
import { countSession } from '../../../support/session-log/read-session.js';
import { type LogLine, offsetsOf, readLog } from '../../../support/session-log/stores.js';

describe('Claude Code entries', () => {
  test('a call, its result, prompts, an interrupt and the answer', async () => {
    const lines: LogLine[] = [
      prompt('u1', 'build it\nplease'),
      call('a1', 't1'),
      result('u2', 't1', { is_error: true, content: 'Exit code 1\nno' }),
      prompt('u3', [{ type: 'text', text: '[Request interrupted by user for tool use]' }]),
      prompt('u4', 'a hint of the harness', { isMeta: true }),
      {
        type: 'assistant',
        uuid: 'a2',
        timestamp: at(9),
        message: {
          model: 'm-2',
          content: [
            { type: 'text', text: 'one' },
            { type: 'text', text: '\n ' },
            { type: 'text', text: 'two' },
          ],
        },
      },
    ];
    const session = await readLog('claude-code', lines);
    const offsets = offsetsOf(lines);
    expect(session.entries.map(({ kind }) => kind)).toEqual([
      'prompt',
      'tool_call',
      'other',
      'interrupt',
      'other',
      'assistant_text',
    ]);
    expect(session.entries[0]).toEqual({
      type: 'entry',
      index: 0,
      kind: 'prompt',
      offset: 0,
      span: 'u1',
      time: Date.UTC(2026, 0, 5, 10, 0, 1) * 1000,
      cwd: '/srv/demo',
      model: undefined,
      text: 'build it\nplease',
    });
    expect(session.entries[5]).toMatchObject({ text: 'one\ntwo', model: 'm-2', cwd: undefined });
    expect(session.calls).toEqual([
      {
        type: 'call',
        call: 0,
        entry: 1,
        tool: 'Bash',
        command: 'make',
        input: Buffer.from('{"command":"make"}'),
        result: {
          type: 'result',
          call: 0,
          offset: offsets[2],
          status: 'error',
          exitCode: undefined,
          text: 'Exit code 1\nno',
        },
      },
    ]);
    expect(session.end).toMatchObject({
      entries: 6,
      parsedLines: 6,
      cwds: ['/srv/demo'],
      lastCwd: '/srv/demo',
      model: 'm-2',
      start: Date.UTC(2026, 0, 5, 10, 0, 1) * 1000,
      end: Date.UTC(2026, 0, 5, 10, 0, 9) * 1000,
    });
  });

  test('counts alone come without a text, an input or a command', async () => {
    const lines = [prompt('u1', 'x'), call('a1', 't1'), result('u2', 't1', { is_error: true })];
    const session = await readLog('claude-code', lines, {}, { detail: 'counts' });
    expect(JSON.stringify(session.items, (_, value) => (typeof value === 'bigint' ? 0 : value))).not.toMatch(
      /make|"x"|out/,
    );
    expect(countSession(session)).toMatchObject({ prompts: 1, tool_calls: 1, tool_errors: 1 });
  });

  test('a prompt is no line with a tool result, no meta line and no blank one', async () => {
    const { entries } = await readLog('claude-code', [
      prompt('u1', [
        { type: 'text', text: 'seen' },
        { type: 'tool_result', tool_use_id: 'x' },
      ]),
      prompt('u2', 'meta', { isMeta: true }),
      prompt('u3', ' \n'),
      prompt('u4', [{ type: 'image' }]),
      prompt('u5', [
        { type: 'text', text: 'one' },
        { type: 'text', text: 'two' },
      ]),
      prompt('u6', { text: 'an object' }),
      { type: 'user', uuid: 'u7' },
    ]);
    expect(entries.map(({ kind }) => kind)).toEqual([
      'other',
      'other',
      'other',
      'other',
      'prompt',
      'other',
      'other',
    ]);
    expect(entries[4]?.text).toBe('one\ntwo');
  });

  test('a call with text beside it keeps the text for the final answer', async () => {
    const line = {
      type: 'assistant',
      message: {
        content: [
          { type: 'text', text: 'Running.' },
          { type: 'tool_use', id: 't', name: 'Bash' },
          { type: 'tool_use' },
        ],
      },
    };
    const { entries, calls } = await readLog('claude-code', [
      line,
      { type: 'assistant', message: { content: 'plain' } },
    ]);
    expect(entries).toMatchObject([
      { kind: 'tool_call', text: 'Running.', span: '' },
      { kind: 'assistant_text', text: 'plain' },
    ]);
    expect(calls).toMatchObject([
      { tool: 'Bash', command: undefined, input: undefined, result: undefined },
      { tool: '', entry: 0 },
    ]);
  });

  test('a call made before an offset gets its result from the line after it', async () => {
    const lines = [call('a1', 't1'), prompt('u1', 'still there?'), result('u2', 't1', { is_error: true })];
    const [, marked = 0] = offsetsOf(lines);
    const { calls, entries } = await readLog('claude-code', lines);
    expect(entries[calls[0]?.entry ?? -1]?.offset).toBeLessThan(marked);
    expect(calls[0]?.result?.offset).toBeGreaterThan(marked);
  });

  test('the same entries appended again: more entries, the same calls', async () => {
    const [u1, a2, u3] = [prompt('u1', 'go'), call('a2', 't1'), result('u3', 't1', { is_error: true })];
    const session = await readLog('claude-code', [
      u1,
      a2,
      u3,
      { ...a2, cwd: '/srv/b' },
      { ...u3, cwd: '/srv/b' },
    ]);
    expect(countSession(session)).toMatchObject({ entries: 5, tool_calls: 1, tool_errors: 1 });
    expect(session.calls[0]?.entry).toBe(1);
    expect(session.entries.filter(({ span }) => span === 'u3')).toHaveLength(2);
  });

  test('one answer over several lines: the span is that of the entry with the tool_use', async () => {
    const part = (uuid: string, item: object): object => ({
      type: 'assistant',
      uuid,
      message: { id: 'msg_1', content: [item] },
    });
    const session = await readLog('claude-code', [
      part('a1', { type: 'thinking', thinking: 'hm' }),
      part('a2', { type: 'text', text: 'Running it.' }),
      part('a3', { type: 'tool_use', id: 't1', name: 'Bash', input: {} }),
      result('u1', 't1', { is_error: true }),
    ]);
    expect(countSession(session)).toMatchObject({ entries: 4, tool_calls: 1, tool_errors: 1 });
    expect(session.entries[session.calls[0]?.entry ?? -1]?.span).toBe('a3');
  });

  test('whatever has a string type is an entry; a line with members of other types says nothing more', async () => {
    const session = await readLog('claude-code', [
      { type: 'summary', summary: 'x' },
      { type: 'queue-operation', timestamp: at(3) },
      { type: 'user', uuid: 7, cwd: '/srv/secret', timestamp: at(1), message: { content: 'not read' } },
      { type: 'user', message: 'not an object', cwd: '/srv/secret' },
      { type: 'assistant', isSidechain: true, message: { content: 'side' } },
      { type: 7 },
      [],
      'null',
      { uuid: 'u' },
    ]);
    expect(session.entries.map(({ kind }) => kind)).toEqual([
      'other',
      'other',
      'other',
      'other',
      'assistant_text',
    ]);
    expect(session.entries[2]).toMatchObject({ span: '', time: undefined, cwd: undefined });
    expect(session.unparsed).toHaveLength(4);
    expect(session.end.cwds).toEqual([]);
  });

  test('a directory that is not absolute and a time that is none count as not recorded', async () => {
    const { end } = await readLog('claude-code', [
      prompt('u1', 'x', { cwd: 'srv/demo', timestamp: 'yesterday' }),
      prompt('u2', 'x', { cwd: '', timestamp: null }),
    ]);
    expect(end).toMatchObject({ cwds: [], lastCwd: undefined, start: undefined, end: undefined });
  });

  test('directories are told once each, in order of first appearance', async () => {
    const cwds = ['/srv/b', '/srv/a', '/srv/b'];
    const { end } = await readLog(
      'claude-code',
      cwds.map((cwd, index) => prompt(`u${index}`, 'x', { cwd })),
    );
    expect(end).toMatchObject({ cwds: ['/srv/b', '/srv/a'], lastCwd: '/srv/b' });
  });
});
