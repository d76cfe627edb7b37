// Replays golden cases: one folder a case, the same form for every system.
//
//   case.json   { "about", "run": [program, ...arguments], "exit": code, and at need
//                 "stdin": file, "env": variables, "mask": patterns }
//   expected/   stdout, stderr, and every file that the run leaves in {out}
//
// The program runs with the case's folder as its working directory. `{out}` in
// an argument becomes a fresh folder; in stderr that folder is written `{out}`
// again. Gzip is compared decompressed, under its name without `.gz`. A file too
// many is as wrong as a file too few. GOLDEN_UPDATE=1 writes what came out, to
// be read in the diff before it is committed.

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { runProgram } from './run-program.js';

export interface GoldenCase {
  readonly about: string;
  readonly run: readonly string[];
  readonly stdin?: string;
  readonly exit: number;
  readonly env?: Record<string, string>;
  readonly mask?: readonly string[];
}

/** What a case left behind: file name to bytes. */
export type Outcome = ReadonlyMap<string, Buffer>;

/** Every case folder below `golden/`, sorted by name. */
export function findGoldenCases(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.name === 'case.json')
    .map((entry) => entry.parentPath)
    .sort();
}

/** Runs one case. */
export async function replayGolden(
  folder: string,
): Promise<{ exit: number | null; expectedExit: number; outcome: Outcome }> {
  const {
    run,
    stdin,
    exit,
    env,
    mask = [],
  } = JSON.parse(readFileSync(join(folder, 'case.json'), 'utf8')) as GoldenCase;
  const out = mkdtempSync(join(realpathSync(tmpdir()), 'gg-streams-golden-'));
  try {
    const [program, ...args] = run.map((argument) => argument.replaceAll('{out}', out));
    const ended = await runProgram(program as string, args, {
      cwd: folder,
      ...(stdin === undefined ? {} : { input: readFileSync(join(folder, stdin)) }),
      ...(env === undefined ? {} : { env }),
    });
    const outcome = new Map<string, Buffer>();
    add(outcome, 'stdout', ended.stdout);
    add(outcome, 'stderr', Buffer.from(ended.stderr.replaceAll(out, '{out}')));
    for (const file of filesBelow(out)) {
      const bytes = readFileSync(join(out, file));
      if (file.endsWith('.gz')) add(outcome, `out/${file.slice(0, -3)}`, bytes);
      else
        outcome.set(`out/${file}`, Buffer.from(bytes.toString('latin1').replaceAll(out, '{out}'), 'latin1'));
    }
    return { exit: ended.code, expectedExit: exit, outcome: masked(outcome, mask) };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** The committed outcome of a case. */
export function expectedOutcome(folder: string): Outcome {
  const expected = join(folder, 'expected');
  const files = existsSync(expected) ? filesBelow(expected) : [];
  return new Map(files.map((file) => [file, readFileSync(join(expected, file))]));
}

/** Replaces the committed outcome. */
export function writeExpected(folder: string, outcome: Outcome): void {
  rmSync(join(folder, 'expected'), { recursive: true, force: true });
  for (const [file, bytes] of outcome) {
    const path = join(folder, 'expected', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

function masked(outcome: Outcome, patterns: readonly string[]): Outcome {
  if (patterns.length === 0) return outcome;
  const mask = (text: string, pattern: string): string =>
    text.replace(new RegExp(pattern, 'g'), (whole, group: string) => whole.replace(group, '{masked}'));
  const entries = [...outcome].map(([file, bytes]) => {
    return [file, Buffer.from(patterns.reduce(mask, bytes.toString('latin1')), 'latin1')] as const;
  });
  return new Map(entries);
}

function add(outcome: Map<string, Buffer>, name: string, bytes: Buffer): void {
  if (bytes.length === 0) return;
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  outcome.set(name, isGzip ? gunzipSync(bytes) : bytes);
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
