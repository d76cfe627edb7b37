import { describe, expect, test } from 'vitest';
import {
  interpretDigest,
  interpretList,
  interpretMark,
} from '../../../../lib/session-log/mcp/interpret-arguments.js';
import { readArguments } from '../../../../lib/session-log/mcp/read-arguments.js';
import { ToolError } from '../../../../lib/session-log/mcp/tool-error.js';
import type { ToolName } from '../../../../lib/session-log/mcp/tools.js';
import { UID } from '../../../support/claude-log.js';

const INTERPRETERS = {
  sessions_list: interpretList,
  sessions_digest: interpretDigest,
  sessions_mark: interpretMark,
};

const interpret = (tool: ToolName, text?: string): unknown =>
  INTERPRETERS[tool](readArguments(tool, text === undefined ? undefined : Buffer.from(text)));

function faults(tool: ToolName, text: string): string[] {
  try {
    interpret(tool, text);
  } catch (error) {
    if (error instanceof ToolError) {
      return [error.code, ...error.details.map(({ code, pointer }) => `${code} ${pointer}`)];
    }
    throw error;
  }
  return [];
}

describe('refused arguments', () => {
  test.each<[ToolName, string, string[]]>([
    ['sessions_list', '{"path":1,"a":2}', ['unknown_field ?a', 'unknown_field ?path']],
    ['sessions_list', '{"since":"7d","since":"7d"}', ['duplicate_key ?since']],
    ['sessions_list', '{"since":"7d","\\u0073ince":"7d"}', ['duplicate_key ?since']],
    [
      'sessions_list',
      '{"z":1,"harness":"codex","b":1,"harness":5}',
      ['duplicate_key ?harness', 'unknown_field ?b', 'unknown_field ?z', 'type_mismatch ?harness'],
    ],
    ['sessions_list', '{"harness":"cursor"}', ['invalid_format ?harness']],
    ['sessions_list', '{"harness":""}', ['empty ?harness']],
    ['sessions_list', '{"since":"soon"}', ['invalid_format ?since']],
    ['sessions_list', '{"unprocessed":"true"}', ['type_mismatch ?unprocessed']],
    ['sessions_list', '{"unprocessed":1}', ['type_mismatch ?unprocessed']],
    ['sessions_digest', '{}', ['required ?refs']],
    ['sessions_digest', '{"unprocessed":false}', ['required ?refs']],
    ['sessions_digest', '{"refs":[]}', ['required ?refs']],
    ['sessions_digest', '{"refs":"codex:a"}', ['type_mismatch ?refs']],
    ['sessions_digest', '{"refs":[1]}', ['type_mismatch ?refs']],
    ['sessions_digest', '{"refs":["codex:a",""]}', ['empty ?refs']],
    ['sessions_digest', '{"refs":["codex:../a"]}', ['invalid_format ?refs']],
    ['sessions_digest', '{"refs":["codex:a"],"unprocessed":true}', ['invalid_format ?unprocessed']],
    [
      'sessions_digest',
      '{"refs":["codex:a"],"limit":1,"harness":"codex"}',
      ['invalid_format ?harness', 'invalid_format ?limit'],
    ],
    ['sessions_digest', '{"unprocessed":true,"limit":1.0}', ['type_mismatch ?limit']],
    ['sessions_digest', '{"unprocessed":true,"limit":1e2}', ['type_mismatch ?limit']],
    ['sessions_digest', '{"unprocessed":true,"limit":"1"}', ['type_mismatch ?limit']],
    ['sessions_digest', '{"unprocessed":true,"limit":-1}', ['out_of_range ?limit']],
    ['sessions_digest', '{"unprocessed":true,"limit":9007199254740993}', ['out_of_range ?limit']],
    [
      'sessions_digest',
      '{"unprocessed":true,"allow_unknown_project":true}',
      ['unknown_field ?allow_unknown_project'],
    ],
    ['sessions_mark', '{}', ['required ?refs', 'required ?outcome']],
    ['sessions_mark', '{"refs":["codex:a"],"outcome":"done"}', ['invalid_format ?outcome']],
    ['sessions_mark', '{"refs":["codex:a"],"outcome":"filed","uids":["u1"]}', ['invalid_format ?uids']],
  ])('%s %s', (tool, text, details) => {
    expect(faults(tool, text)).toEqual(['validation_error', ...details]);
  });

  test.each(['[]', '"x"', '1', 'true'])('arguments that are no object: %s', (text) => {
    expect(faults('sessions_list', text)).toEqual(['bad_request']);
  });
});

describe('accepted arguments', () => {
  test('absent and null are the same as none', () => {
    const none = { harness: undefined, since: undefined, unprocessed: undefined };
    expect(interpret('sessions_list')).toEqual(none);
    expect(interpret('sessions_list', 'null')).toEqual(none);
    expect(interpret('sessions_list', '{"harness":null,"since":null}')).toEqual(none);
  });

  test('values', () => {
    expect(interpret('sessions_list', '{ "harness" : "codex", "since":"2026-01-05T10:00:00Z" }')).toEqual({
      harness: 'codex',
      since: Date.UTC(2026, 0, 5, 10) * 1000,
      unprocessed: undefined,
    });
    expect(interpret('sessions_digest', '{"unprocessed":true,"limit":0,"harness":"copilot"}')).toEqual({
      unprocessed: true,
      harness: 'copilot',
      limit: 0,
    });
    expect(interpret('sessions_digest', '{"refs":["codex:a","codex:a"]}')).toEqual({
      refs: [
        { harness: 'codex', sessionId: 'a' },
        { harness: 'codex', sessionId: 'a' },
      ],
    });
    expect(interpret('sessions_mark', `{"refs":["codex:a"],"outcome":"filed","uids":["${UID}"]}`)).toEqual({
      refs: ['codex:a'],
      sessions: [{ harness: 'codex', sessionId: 'a' }],
      outcome: 'filed',
      uids: [UID],
    });
  });
});
