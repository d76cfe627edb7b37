import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  composeEvidence,
  type PriorFailure,
  retainEvidence,
} from '../../../../lib/run-record/writing/resume-evidence.js';
import { RetainedFiles } from '../../../../lib/run-record/writing/retained-files.js';
import { hashOf } from '../../../support/run-builder.js';
import { temporaryFolder } from '../../../support/temporary.js';

const FAILURE: PriorFailure = {
  donorRun: '2026-07-30T14-22-08-a3f9',
  stage: '02-write',
  retry: 3,
  exit: 1,
  cause: 'exhausted',
  reason: 'the schema said no',
};

/** The document with this beginning of the reason, spelled by hand. */
function spell(failure: PriorFailure, reason: string, isTruncated: boolean): Buffer {
  const { donorRun, stage, retry, exit, cause } = failure;
  const text = `{"kind":"bot.resume-prior-failure","donor_run":${JSON.stringify(donorRun)},"stage":${JSON.stringify(stage)},"retry":${retry},"exit":${exit},"cause":"${cause}","reason":${JSON.stringify(reason)},"reason_bytes":${Buffer.byteLength(failure.reason ?? '')},"reason_truncated":${isTruncated}}\n`;
  return Buffer.from(text);
}

/** The document by adding up what each character takes, and taking as many as there is room for. */
function expected(failure: PriorFailure & { reason: string }): Buffer | undefined {
  const text = Buffer.from(failure.reason).toString('utf8');
  const whole = spell(failure, text, false);
  if (whole.length <= 4_096) return whole;
  let room = 4_096 - spell(failure, '', true).length;
  if (room < 0) return undefined;
  let beginning = '';
  for (const character of text) {
    room -= Buffer.byteLength(JSON.stringify(character)) - 2;
    if (room < 0 || beginning.length + character.length === text.length) break;
    beginning += character;
  }
  return spell(failure, beginning, true);
}

describe('the evidence of a failure', () => {
  test('is one line, member by member', () => {
    expect(composeEvidence(FAILURE).toString()).toBe(
      '{"kind":"bot.resume-prior-failure","donor_run":"2026-07-30T14-22-08-a3f9","stage":"02-write","retry":3,"exit":1,"cause":"exhausted","reason":"the schema said no","reason_bytes":18,"reason_truncated":false}\n',
    );
    expect(composeEvidence({ ...FAILURE, reason: null }).toString()).toContain(
      '"reason":null,"reason_bytes":0,"reason_truncated":false}\n',
    );
    expect(composeEvidence({ ...FAILURE, reason: '' }).toString()).toContain('"reason":"","reason_bytes":0,');
  });

  // A whole reason that would fit with `true` for `false` is shortened all the same: the flag never lies.
  test.each([
    [4_095, 4_095, false],
    [4_096, 4_096, false],
    [4_097, 4_095, true],
    [4_098, 4_096, true],
    [5_000, 4_096, true],
  ])('a document that would have %i bytes has %i', (size, length, isTruncated) => {
    const empty = spell({ ...FAILURE, reason: 'x'.repeat(1_000) }, '', false).length;
    const failure = { ...FAILURE, reason: 'x'.repeat(size - empty) };
    const document = composeEvidence(failure);
    expect(document).toEqual(expected(failure));
    expect(document).toHaveLength(length);
    expect(JSON.parse(document.toString())).toMatchObject({
      reason_truncated: isTruncated,
      reason_bytes: size - empty,
    });
  });

  test('names that are too long on their own are refused', () => {
    const stage = `02-${'x'.repeat(4_000)}`;
    expect(() => composeEvidence({ ...FAILURE, stage, reason: null })).toThrow(/does not fit/);
    expect(() => composeEvidence({ ...FAILURE, stage })).toThrow(/does not fit/);
    const fitting = `02-${'x'.repeat(3_880)}`;
    expect(
      composeEvidence({ ...FAILURE, stage: fitting, reason: 'y'.repeat(500) }).length,
    ).toBeLessThanOrEqual(4_096);
  });

  test('as adding up every character says', () => {
    // Characters of every width in bytes, and of every width when JSON spells them.
    const character = fc.constantFrom(
      'a',
      '"',
      '\\',
      '\n',
      '\u0000',
      '\u00e9',
      '\u20ac',
      '\u{1f600}',
      '\ud83d',
      '\ude00',
      '\u2028',
    );
    const pieces = fc.array(fc.tuple(character, fc.integer({ min: 1, max: 1_200 })), { maxLength: 12 });
    const reasons = pieces.map((all) => all.map(([text, count]) => text.repeat(count)).join(''));
    const failures = fc.record({
      donorRun: fc.constantFrom(FAILURE.donorRun, '\u{1f600}'.repeat(200)),
      stage: fc.constantFrom('01-a', `01-${'\u0001'.repeat(300)}`),
      retry: fc.integer({ min: 1, max: 99 }),
      exit: fc.constantFrom(1, 2),
      cause: fc.constantFrom('fault' as const, 'refused' as const),
      reason: reasons,
    });
    fc.assert(
      fc.property(failures, (failure) => {
        const document = composeEvidence(failure);
        expect(document.length).toBeLessThanOrEqual(4_096);
        expect(isUtf8(document)).toBe(true);
        expect(document.equals(expected(failure) as Buffer)).toBe(true);
        const told = JSON.parse(document.toString());
        const original = Buffer.from(failure.reason);
        expect(original.subarray(0, Buffer.byteLength(told.reason)).equals(Buffer.from(told.reason))).toBe(
          true,
        );
        expect(told.reason_bytes).toBe(original.length);
        expect(told.reason_truncated).toBe(told.reason.length < original.toString().length);
      }),
      { numRuns: 150 },
    );
  });

  test('is retained under a name that is free', async () => {
    const directory = temporaryFolder();
    const document = composeEvidence(FAILURE);
    const retained = await retainEvidence(new RetainedFiles(directory), document);
    expect(retained).toEqual({
      name: 'bot-resume-prior-failure.json',
      path: 'resume/bot-resume-prior-failure.json',
      sha256: hashOf(document),
    });
    expect(readFileSync(join(directory, retained.path))).toEqual(document);
    expect(statSync(join(directory, retained.path)).mode & 0o7777).toBe(0o600);
    const taken = ['bot-resume-prior-failure.json', 'bot-resume-prior-failure-2.json', 'other'];
    expect((await retainEvidence(new RetainedFiles(directory), document, taken)).name).toBe(
      'bot-resume-prior-failure-3.json',
    );
  });
});
