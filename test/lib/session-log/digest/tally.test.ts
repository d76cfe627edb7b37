import { describe, expect, test } from 'vitest';
import { Tally } from '../../../../lib/session-log/digest/tally.js';
import { SessionScript } from '../../../support/session-items.js';

function count(script: SessionScript, fromOffset?: number) {
  const tally = new Tally(fromOffset);
  for (const item of script.items) tally.take(item);
  return tally.counts();
}

describe('counts', () => {
  test('every kind of thing once', () => {
    const script = new SessionScript();
    script.prompt('go');
    script.failure('a', 'no');
    script.failure('b', '', 'denied');
    script.failure('c', '', 'interrupted');
    script.failure('d', '', 'ok');
    script.call('Bash', 'open');
    script.entry('interrupt');
    script.unparsed();
    expect(count(script)).toEqual({
      entries: 11,
      prompts: 1,
      tool_calls: 5,
      tool_errors: 1,
      interrupts: 2,
      denials: 1,
      unparsed: 1,
    });
  });

  test('a call counts where it was made, not where its result stands', () => {
    const script = new SessionScript();
    const early = script.call('Bash', 'early');
    script.unparsed();
    const from = script.size;
    script.result(early, 'error');
    script.failure('late', '');
    script.unparsed();
    expect(count(script, from)).toMatchObject({ entries: 3, tool_calls: 1, tool_errors: 1, unparsed: 1 });
  });

  test('the last status of a call and the last kind of an entry hold', () => {
    const script = new SessionScript();
    const call = script.call('Bash', 'a');
    script.result(call, 'ok');
    script.result(call, 'error');
    script.entry('other', '', { index: 0, offset: 0 });
    script.entry('prompt', 'again', { index: 0, offset: 0 });
    script.callOf(0, 'Bash', 'a rewritten call');
    script.items.push({ type: 'call', call, entry: 0, tool: 'Bash', command: 'b', input: undefined });
    expect(count(script)).toMatchObject({ entries: 3, prompts: 1, tool_calls: 2, tool_errors: 1 });
  });
});
