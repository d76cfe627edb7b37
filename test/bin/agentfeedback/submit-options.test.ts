import { describe, expect, test } from 'vitest';
import { readRequest, type SubmitOptions } from '../../../bin/agentfeedback/submit-options.js';
import { UsageError } from '../../../lib/program/program.js';

const from = (contextFrom: string, others: SubmitOptions = {}) => ({ summary: 'a', contextFrom, ...others });

describe('wrong command lines', () => {
  test.each<[SubmitOptions, string]>([
    [{}, 'no summary'],
    [{ summary: ' ' }, 'no summary'],
    [{ summary: 'a', ordinal: '2' }, '--context-from'],
    [{ summary: 'a', allowUnknownProject: true }, '--context-from'],
    [from('codex:a#b', { key: 'x' }), '--key and'],
    [from('codex:a#b', { project: 'x' }), '--project and'],
    [from('codex:a#b', { harness: 'x' }), '--harness and'],
    [from('codex:a#b', { model: 'x' }), '--model and'],
    [from('codex:a'), 'names no entry'],
    [from('codex:a#'), 'names no entry'],
    [from('#b'), 'names no entry'],
    [from('codex:a#b#c'), 'names no session'],
    [from('cursor:a#b'), 'Cursor is not read'],
    [from('codex:a#b', { ordinal: '0' }), '--ordinal'],
    [from('codex:a#b', { ordinal: '1.0' }), '--ordinal'],
    [{ summary: 'a', context: ['=v'] }, 'is no fact'],
    [{ summary: 'a', context: ['v'] }, 'is no fact'],
    [{ summary: 'a', schemaVersion: '1.5' }, '--schema-version'],
    [{ summary: 'a', local: true, server: 'http://x' }, 'do not go together'],
  ])('%j', (options, text) => {
    expect(() => readRequest(options)).toThrow(UsageError);
    expect(() => readRequest(options)).toThrow(text);
  });
});

test('the span is what stands behind the last #', () => {
  const { contextFrom } = readRequest(from('gemini-cli:session-x#m-1', { ordinal: '3' }));
  expect(contextFrom).toEqual({
    session: { harness: 'gemini-cli', sessionId: 'session-x' },
    span: 'm-1',
    ordinal: 3,
    allowUnknownProject: undefined,
  });
});

test('payload flags become members of the payload under their own names', () => {
  const { flags } = readRequest({
    stdin: true,
    suggestedFix: 's',
    fixStatus: 'none',
    fixRef: 'r',
    machine: 'm',
  });
  expect(flags).toEqual({
    members: { machine: 'm' },
    payload: { suggested_fix: 's', fix_status: 'none', fix_ref: 'r' },
    context: {},
  });
});
