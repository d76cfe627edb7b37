// What a result says does not hang on how its text is spelled in the log. Spelled
// plainly, readers take a look at its header or its end alone; with every
// character as an escape they have to decode all of it.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as codex from '../../../support/session-log/codex-lines.js';
import * as copilot from '../../../support/session-log/copilot-lines.js';
import * as gemini from '../../../support/session-log/gemini-cli-lines.js';
import type { SettledSession } from '../../../support/session-log/read-session.js';

const TEXT = 'SPELLED HERE';

/** The object as JSON with the text in place of {@link TEXT}, once plainly and once in escapes. */
function spellings(line: object, text: string): [plain: string, escaped: string] {
  const json = JSON.stringify(line);
  const escapes = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).map(
    (unit) => `\\u${unit.toString(16).padStart(4, '0')}`,
  );
  return [
    json.replace(`"${TEXT}"`, () => JSON.stringify(text)),
    json.replace(`"${TEXT}"`, () => `"${escapes.join('')}"`),
  ];
}

const PARTS = [
  'line\n',
  'Output:\n',
  'Output: ',
  '\n',
  ' ',
  '\r\n',
  '{"output":"x","metadata":{"exit_code":2}}',
  'Exit code: 0\n',
  'Process exited with code 3\n',
  'aborted by user\n',
  'exec command rejected by user',
  '<shellId: 7 completed with exit code 1>',
  '<shellId: 7 completed with exit code 0>\n',
  `<shellId: ${'7'.repeat(200)} completed with exit code 1>`,
  '<sandbox is active >\n',
  '<untrusted_context>\n',
  '\n</untrusted_context>',
  '\nExit Code: 4',
  '\nSignal: 9',
  '\nBackground PIDs: 1, 2',
  '\nError: (none)',
  'é€😀',
  '\\',
  'x'.repeat(200),
  `${'long line '.repeat(20)}\n`,
];
const outputs = fc
  .array(fc.constantFrom(...PARTS), { maxLength: 8 })
  .map((parts) => parts.join('').toWellFormed());

const told = ({ calls, entries }: SettledSession): unknown => [
  calls.map(({ result }) => result),
  entries.map(({ kind }) => kind),
];

/** The lines around a result, for a call of any id; the text of the result is {@link TEXT}. */
interface Scene {
  readonly read: (...lines: string[]) => Promise<SettledSession>;
  readonly before?: (id: string) => object;
  readonly line: (id: string) => object;
  readonly after?: (id: string) => object;
}

async function expectSame({ read, before, line, after }: Scene): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(outputs, { minLength: 12, maxLength: 12 }), async (texts) => {
      const readSpelled = async (spelling: 0 | 1): Promise<string> => {
        const lines = texts.flatMap((text, place) => {
          const id = `c${place}`;
          const around = [before?.(id), spellings(line(id), text)[spelling], after?.(id)];
          return around
            .flatMap((one) => one ?? [])
            .map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
        });
        // The offsets of later lines differ, and nothing else.
        return JSON.stringify(told(await read(...lines))).replaceAll(/"offset":\d+/g, '');
      };
      expect(await readSpelled(0)).toBe(await readSpelled(1));
    }),
    { numRuns: 25 },
  );
}

const codexOutput: Scene = {
  read: codex.read,
  before: (id) => codex.call(id),
  line: (id) => codex.output(id, TEXT),
};

test('the output of a Codex call', () => expectSame(codexOutput));

test('the output of a Codex call that is refined later', () =>
  expectSame({ ...codexOutput, after: (id) => codex.completed(id, { status: 'failed' }) }));

test.each(['bash', 'view'])('the result of a call of Copilot CLI to %s', (toolName) =>
  expectSame({
    read: copilot.read,
    before: (id) => ({ ...copilot.start(id, { toolName }), id: 'e' }),
    line: (id) => ({ ...copilot.complete(id, copilot.ok(TEXT)), id: 'e' }),
  }),
);

test.each(['success', 'error', 'cancelled'])(
  'the response of a Gemini CLI call with the status %s',
  (status) =>
    expectSame({
      read: gemini.read,
      line: (id) => gemini.calling(id, gemini.toolCall(id, status, { output: TEXT })),
    }),
);
