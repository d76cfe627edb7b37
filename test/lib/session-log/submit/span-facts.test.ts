import { describe, expect, test } from 'vitest';
import { SpanSearch } from '../../../../lib/session-log/submit/span-facts.js';
import { SessionScript } from '../../../support/session-items.js';

function search(script: SessionScript, span: string) {
  const found = new SpanSearch(span);
  for (const item of script.items) found.take(item);
  return found.facts(script.end());
}

describe('the facts of a span', () => {
  test('time, directory and the last model at or before it', () => {
    const script = new SessionScript();
    script.prompt('a');
    const one = script.entry('assistant_text', 'x', { model: 'm1', cwd: '/one' });
    const prompt = script.prompt('b', { cwd: undefined });
    script.entry('assistant_text', 'y', { model: 'm2', cwd: '/two' });
    expect(search(script, 'e0')).toEqual({ time: expect.any(Number), cwd: '/srv/demo', model: undefined });
    expect(search(script, 'e1')).toEqual({ time: one.time, cwd: '/one', model: 'm1' });
    expect(search(script, 'e2')).toEqual({ time: prompt.time, cwd: '/one', model: 'm1' });
    expect(search(script, 'e3')).toMatchObject({ cwd: '/two', model: 'm2' });
  });

  test('a span that is nowhere, and one without a time', () => {
    const script = new SessionScript();
    script.prompt('a', { time: undefined, cwd: undefined });
    expect(search(script, 'e9')).toBeUndefined();
    expect(search(script, 'e0')).toEqual({ time: undefined, cwd: '/srv/demo', model: undefined });
  });

  test('a span that stands twice is the first of the two', () => {
    const script = new SessionScript();
    script.entry('other', '', { span: 's', time: 1 });
    script.entry('other', '', { span: 's', time: 2, model: 'm' });
    expect(search(script, 's')).toMatchObject({ time: 1, model: undefined });
  });

  test('an entry that a later line rewrites counts as it is in the end, in its first place', () => {
    const script = new SessionScript();
    script.entry('other', '', { span: 'g0', model: 'early' });
    script.entry('tool_call', '', { span: 'g1', time: undefined });
    script.entry('assistant_text', '', { span: 'g2', model: 'later' });
    script.entry('tool_call', '', { span: 'g0', index: 0, model: 'rewritten' });
    expect(search(script, 'g1')).toMatchObject({ time: undefined, model: 'rewritten' });
    script.entry('tool_call', '', { span: 'g1', index: 1, time: 7, model: 'own' });
    expect(search(script, 'g1')).toMatchObject({ time: 7, model: 'own' });
    script.entry('tool_call', '', { span: 'g1', index: 1, time: undefined, model: undefined });
    expect(search(script, 'g1')).toMatchObject({ time: 7, model: 'own' });
    expect(search(script, 'g2')).toMatchObject({ model: 'later' });
  });
});
