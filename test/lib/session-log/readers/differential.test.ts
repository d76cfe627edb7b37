// Logs made at random of each format's own vocabulary, members of wrong types
// and broken lines among them: the readers and the second count must agree.

import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Harness } from '../../../../lib/session-log/format/harness.js';
import { countClaudeCode } from '../../../support/session-log/counting/claude-code.js';
import { countCodex } from '../../../support/session-log/counting/codex.js';
import { countCopilot } from '../../../support/session-log/counting/copilot.js';
import type { Count } from '../../../support/session-log/counting/count.js';
import { countGeminiCli } from '../../../support/session-log/counting/gemini-cli.js';
import { countOpencode } from '../../../support/session-log/counting/opencode.js';
import {
  countSession,
  environmentOf,
  NO_RULES,
  readerOf,
  readSession,
} from '../../../support/session-log/read-session.js';
import {
  candidateOf,
  type DatabaseMessage,
  logBytes,
  put,
  putDatabase,
} from '../../../support/session-log/stores.js';
import { temporaryFolder } from '../../../support/temporary.js';

type Arbitrary = fc.Arbitrary<unknown>;

const odd = fc.constantFrom<unknown>(null, 0, 7, true, false, [], {}, [null], 'x', '', ' ');
/** One of these values, now and then something that does not belong. */
const mostly = (...values: unknown[]): Arbitrary =>
  fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: odd });
const member = (value: Arbitrary): Arbitrary =>
  fc.oneof({ weight: 12, arbitrary: value }, { weight: 1, arbitrary: odd });
/** An object with some of its members. */
const some = (members: Record<string, Arbitrary>): Arbitrary =>
  fc.record(Object.fromEntries(Object.entries(members).map(([name, value]) => [name, member(value)])), {
    requiredKeys: [],
  });
const listOf = (element: Arbitrary): Arbitrary => fc.array(member(element), { maxLength: 3 });
const ids = mostly('c1', 'c2', 'c3');

const TEXTS = [
  'plain',
  'two\nlines',
  '[Request interrupted by user]',
  "The user doesn't want to proceed with this tool use",
  'it has been denied',
  'exec command rejected by user',
  'note: patch rejected by user',
  'aborted by user',
  'Exit code: 0\nOutput:\nx',
  'Exit code: 3\nOutput:\nExit code: 0',
  'rejected by configuration\nOutput:\n',
  'Process exited with code 2',
  '{"output":"x","metadata":{"exit_code":1}}',
  '{"output":"x","metadata":{}}',
  'out\n<shellId: 3 completed with exit code 1>',
  'out\n<shellId: 3 completed with exit code 0>\n<sandbox is active x>',
  '<session_context> x',
  '/help me',
  '/home/u fix',
  'x\nExit Code: 2\nSignal: 9',
  '<untrusted_context>\nOutput: x\nExit Code: 0\n</untrusted_context>',
  '<untrusted_context>\nOutput: x\nSignal: 9\n</untrusted_context>',
  '[Operation Cancelled] Reason: User denied execution.',
  'Tool execution denied by policy.',
  'x\n<shell_metadata>\nUser aborted the command',
  'x\n<shell_metadata>\nshell tool terminated command after exceeding timeout',
  'Tool execution aborted',
  'The user dismissed this question',
];
const text = mostly(...TEXTS);
const textItems = (type: string): Arbitrary => listOf(some({ type: mostly(type, 'other'), text }));

const claudeCode = some({
  type: mostly('user', 'assistant', 'summary'),
  uuid: mostly('u'),
  cwd: mostly('/srv/demo'),
  isMeta: mostly(false, true),
  toolUseResult: some({ interrupted: mostly(true, false) }),
  message: some({
    model: mostly('m'),
    content: fc.oneof(
      text,
      listOf(
        some({
          type: mostly('text', 'tool_use', 'tool_result'),
          text,
          id: ids,
          tool_use_id: ids,
          name: mostly('Bash'),
          is_error: mostly(true, false),
          content: fc.oneof(text, textItems('text')),
        }),
      ),
    ),
  }),
});

const codex = some({
  timestamp: mostly('2026-01-05T10:00:00Z'),
  type: mostly('response_item', 'event_msg', 'response_item', 'event_msg', 'turn_context'),
  payload: some({
    type: mostly(
      'function_call',
      'function_call_output',
      'custom_tool_call',
      'user_message',
      'item_completed',
      'turn_aborted',
      'patch_apply_end',
      'mcp_tool_call_end',
      'function_call',
      'function_call_output',
    ),
    call_id: ids,
    message: text,
    reason: mostly('interrupted', 'replaced'),
    output: fc.oneof(text, textItems('input_text')),
    status: mostly('completed', 'failed', 'declined', 'x'),
    success: mostly(true, false),
    result: some({ Err: text, Ok: some({ isError: mostly(true, false) }) }),
    item: some({
      type: mostly('UserMessage', 'CommandExecution', 'FileChange', 'McpToolCall'),
      id: ids,
      content: textItems('text'),
      status: mostly('completed', 'failed', 'declined', 'x'),
    }),
  }),
});

const copilot = some({
  type: mostly(
    'user.message',
    'tool.execution_start',
    'tool.execution_complete',
    'tool.execution_start',
    'tool.execution_complete',
    'permission.completed',
    'abort',
  ),
  id: mostly('e'),
  agentId: mostly('', '', '', '', '', 'agent'),
  data: some({
    content: text,
    source: mostly('', 'user', 'system'),
    isAutopilotContinuation: mostly(false, true),
    toolCallId: ids,
    toolName: mostly('bash', 'view'),
    shellToolInfo: mostly({ a: 1 }),
    success: mostly(true, false),
    error: some({ code: mostly('rejected', 'denied', 'failure'), message: text }),
    shellExecution: some({ exitCode: mostly(0, 1) }),
  }),
});
const copilotResult = some({ content: text, kind: mostly('denied-x', 'cancelled', 'approved') });

const part = some({ text, thought: mostly(false, true), functionResponse: some({ name: mostly('x') }) });
const message = some({
  id: mostly('m1', 'm2', 'm3'),
  type: mostly('user', 'gemini', 'gemini', 'info'),
  content: fc.oneof(text, listOf(part)),
  toolCalls: listOf(
    some({
      id: ids,
      name: mostly('run_shell_command', 'x'),
      status: mostly('executing', 'success', 'error', 'cancelled'),
      result: listOf(some({ functionResponse: some({ response: some({ output: text, error: text }) }) })),
    }),
  ),
});
const geminiCli = fc.oneof(
  { weight: 8, arbitrary: message },
  { weight: 1, arbitrary: some({ $set: some({ messages: listOf(message) }) }) },
  { weight: 1, arbitrary: some({ $rewindTo: mostly('m1'), $patch: some({}), sessionId: mostly('s') }) },
);

const FORMATS: [Exclude<Harness, 'opencode'>, Arbitrary, (path: string) => Count][] = [
  ['claude-code', claudeCode, countClaudeCode],
  ['codex', codex, countCodex],
  [
    'copilot',
    fc.tuple(copilot, copilotResult).map(([event, result]) => withResult(event, result)),
    countCopilot,
  ],
  ['gemini-cli', geminiCli, countGeminiCli],
];

/** A result beside the other data, which the two event types that have one do not share. */
function withResult(event: unknown, result: unknown): unknown {
  const { data } = event as { data?: unknown };
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return event;
  return { ...(event as object), data: { ...data, result } };
}

describe('random logs are counted alike by the reader and by the second count', () => {
  test.each(FORMATS)('%s', async (harness, line, count) => {
    const broken = fc.constantFrom('not json', '{"type":"user"', '', '[]', '{"type":7}', '\0\0');
    const lines = fc.array(fc.oneof({ weight: 15, arbitrary: line }, { weight: 1, arbitrary: broken }), {
      maxLength: 14,
    });
    const path = join(temporaryFolder(), 'log.jsonl');
    await fc.assert(
      fc.asyncProperty(lines, async (log) => {
        put(path, logBytes(log as object[]));
        const candidate = candidateOf(harness, path);
        const expected = count(path);
        expect(countSession(await readSession(candidate))).toEqual(expected);
        expect(countSession(await readSession(candidate, { detail: 'counts' }))).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });

  test('opencode', async () => {
    const metadata = some({ exit: mostly(0, 1, 1.5, null, '1', 2 ** 40), interrupted: mostly(true, false) });
    const state = some({
      status: mostly('completed', 'completed', 'error', 'running'),
      output: text,
      error: text,
      metadata,
    });
    const partData = some({
      type: mostly('text', 'tool', 'tool', 'step-start'),
      text,
      synthetic: mostly(false, true),
      ignored: mostly(false, true),
      state,
      metadata,
    });
    const messageData = some({
      role: mostly('user', 'assistant', 'assistant', 'system'),
      time: some({ created: mostly(5), completed: mostly(6) }),
      error: some({ name: mostly('MessageAbortedError', 'Other') }),
    });
    const toMessage = ([data, parts]: [unknown, unknown[]]): DatabaseMessage => ({
      data: JSON.stringify(data),
      parts: parts.map((one) => JSON.stringify(one)),
    });
    const messages = fc.array(fc.tuple(messageData, fc.array(partData, { maxLength: 4 })).map(toMessage), {
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(messages, async (log) => {
        const home = temporaryFolder();
        const path = putDatabase(join(home, '.local/share/opencode/opencode.db'), [
          { id: 's', directory: '/srv/demo', messages: log },
        ]);
        const { candidates } = await readerOf('opencode').list(environmentOf(home), NO_RULES);
        expect(countSession(await readSession(candidates[0] ?? candidateOf('opencode', path)))).toEqual(
          countOpencode(path, 's'),
        );
      }),
      { numRuns: 60 },
    );
  });
});
