// Homes to clean up: runs of every kind, beside a canary that nothing may touch.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  type Stats,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';

export const RECORDS = [
  'valid',
  'invalid',
  'incomplete',
  'empty',
  'foreign',
  'bad UTF-8',
  'too large',
  'missing',
  'fifo',
  'linked',
  'unreadable',
  'a folder',
] as const;

export const FEATURES = [
  'live lock',
  'stale lock',
  'lock that is a file',
  'process group',
  'swept process groups',
  'linked process groups',
  'live child lock',
  'stale child lock',
  'process group of a child',
  'a name like a lock',
  'link to a canary folder',
  'link to a canary file',
  'link to nothing',
  'read-only folder',
  'folder without rights',
  'name that is no UTF-8',
  'fifo inside',
  // Last: nothing more can be laid out in it.
  'read-only run',
] as const;

export interface CleanRun {
  readonly name: string;
  readonly record: (typeof RECORDS)[number];
  readonly features: readonly (typeof FEATURES)[number][];
  /** A link to a run outside stands in its place. */
  readonly isLink: boolean;
}

const START = `${JSON.stringify({ record: 1, runtime: '0.1.0', ts: '2026-01-01T00:00:00.000Z', event: 'run_start', run: '?' })}\n`;
const END = `${JSON.stringify({ ts: '2026-01-01T00:00:01.000Z', event: 'run_end', exit: 0, cause: 'success' })}\n`;

const RECORD_BYTES: Readonly<Record<string, (name: string) => string | Buffer>> = {
  valid: (name) => START.replace('?', name) + END,
  invalid: (name) => `${START.replace('?', name)}\n${END}`,
  incomplete: (name) => START.replace('?', name),
  empty: () => '',
  foreign: () => '{"record":2}\n',
  'bad UTF-8': () => Buffer.from([0x7b, 0xff, 0x0a]),
  'too large': () => Buffer.alloc(1_048_577, 0x20),
  unreadable: (name) => START.replace('?', name) + END,
};

const file = (path: string, content: string | Buffer = 'x'): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};

const age = (path: string, seconds: number): void => {
  const at = Date.now() / 1_000 - seconds;
  utimesSync(path, at, at);
};

const DRESS: Readonly<Record<(typeof FEATURES)[number], (run: string, canary: string) => void>> = {
  'live lock': (run) => mkdirSync(`${run}.lock`, { recursive: true }),
  'stale lock': (run) => {
    mkdirSync(`${run}.lock`, { recursive: true });
    age(`${run}.lock`, 60);
  },
  'lock that is a file': (run) => {
    if (lstatSync(`${run}.lock`, { throwIfNoEntry: false }) === undefined) file(`${run}.lock`);
  },
  'process group': (run) => file(join(run, 'process-groups/group-1'), 'pending\n'),
  'swept process groups': (run) => mkdirSync(join(run, 'process-groups'), { recursive: true }),
  'linked process groups': (run, canary) => {
    if (lstatSync(join(run, 'process-groups'), { throwIfNoEntry: false }) === undefined) {
      symlinkSync(join(canary, 'empty'), join(run, 'process-groups'));
    }
  },
  'live child lock': (run) => mkdirSync(join(run, 'stages/01-a/1/1/subflows/1.lock'), { recursive: true }),
  'stale child lock': (run) => {
    mkdirSync(join(run, 'stages/01-a/1/1/subflows/2.lock'), { recursive: true });
    age(join(run, 'stages/01-a/1/1/subflows/2.lock'), 60);
  },
  'process group of a child': (run) =>
    file(join(run, 'stages/01-a/1/1/subflows/3/process-groups/group-1'), 'pending\n77\n'),
  'a name like a lock': (run) => file(join(run, 'assembly/subflows/notes.lock')),
  'link to a canary folder': (run, canary) => symlinkSync(canary, join(run, 'out')),
  'link to a canary file': (run, canary) => symlinkSync(join(canary, 'keep.txt'), join(run, 'out.txt')),
  'link to nothing': (run) => symlinkSync('nowhere', join(run, 'dangling')),
  'read-only folder': (run) => {
    file(join(run, 'assembly/deep/file.txt'));
    chmodSync(join(run, 'assembly/deep/file.txt'), 0o444);
    chmodSync(join(run, 'assembly/deep'), 0o555);
  },
  'folder without rights': (run) => {
    file(join(run, 'stages/02-b/1/output.txt'));
    chmodSync(join(run, 'stages/02-b/1'), 0o000);
    chmodSync(join(run, 'stages/02-b'), 0o400);
  },
  'read-only run': (run) => chmodSync(run, 0o555),
  'name that is no UTF-8': (run) =>
    writeFileSync(Buffer.concat([Buffer.from(`${run}/`), Buffer.from([0xff, 0xfe])]), 'x'),
  'fifo inside': (run) => execFileSync('mkfifo', [join(run, 'pipe')]),
};

/** Lays out a home, and a canary beside it. @returns their folders */
export function layOutHome(folder: string, runs: readonly CleanRun[]): { home: string; canary: string } {
  const home = join(folder, 'home');
  const canary = join(folder, 'canary');
  file(join(canary, 'keep.txt'), 'keep');
  file(join(canary, 'inner/deep.txt'), 'deep');
  file(join(canary, 'run/record.jsonl'), START.replace('?', 'run') + END);
  mkdirSync(join(canary, 'empty'));
  chmodSync(join(canary, 'inner'), 0o500);
  file(join(home, 'installation.json'), '{}\n');
  mkdirSync(join(home, 'runs'));
  file(join(home, 'runs/a-file'), 'no run');
  for (const run of runs) layOutRun(join(home, 'runs', run.name), run, canary);
  return { home, canary };
}

function layOutRun(directory: string, { name, record, features, isLink }: CleanRun, canary: string): void {
  if (isLink) {
    symlinkSync(join(canary, 'run'), directory);
    return;
  }
  mkdirSync(directory, { mode: 0o700 });
  file(join(directory, 'stages/01-a/1/1/output.txt'), name);
  const path = join(directory, 'record.jsonl');
  if (record === 'fifo') execFileSync('mkfifo', [path]);
  else if (record === 'linked') symlinkSync(join(canary, 'run/record.jsonl'), path);
  else if (record === 'a folder') mkdirSync(path);
  else if (record !== 'missing') writeFileSync(path, RECORD_BYTES[record]?.(name) ?? '');
  if (record === 'unreadable') chmodSync(path, 0o000);
  for (const feature of FEATURES) if (features.includes(feature)) DRESS[feature](directory, canary);
}

const two = (value: number): string => String(value).padStart(2, '0');
const pieces = (value: number): [number, number, number, number] => [
  1 + (value % 12),
  1 + ((value >> 4) % 28),
  (value >> 9) % 24,
  (value >> 14) % 60,
];

/** A name as a writer makes it, in the year 2026. */
const writtenName = fc.nat({ max: 0xfffff }).map((value) => {
  const [month, day, hour, minute] = pieces(value);
  return `2026-${two(month)}-${two(day)}T${two(hour)}-${two(minute)}-08-${value.toString(16).padStart(4, '0').slice(-4)}`;
});

const oddName = fc.constantFrom(
  '2026-02-31T10-00-00-abcd',
  '2026-13-01T10-00-00-abcd',
  '2026-01-01T24-00-00-abcd',
  '2026-01-01T10-00-00-ABCD',
  '2026-01-01T10-00-00-abcde',
  '2026-01-01T10-00-00',
  'notes',
  'zzz',
  '-rf',
);

/** Features of which a home can be looked at afterwards: what hides a folder hides it from a test, too. */
const USABLE = FEATURES.filter((name) => name !== 'folder without rights' || process.geteuid?.() === 0);

/** Runs of every kind, with different names. */
export const cleanRuns: fc.Arbitrary<CleanRun[]> = fc.uniqueArray(
  fc.record({
    name: fc.oneof({ arbitrary: writtenName, weight: 4 }, { arbitrary: oddName, weight: 1 }),
    record: fc.oneof(
      { arbitrary: fc.constantFrom('valid' as const, 'invalid' as const, 'incomplete' as const), weight: 2 },
      { arbitrary: fc.constantFrom(...RECORDS), weight: 1 },
    ),
    features: fc.oneof(
      { arbitrary: fc.subarray(USABLE.filter((name) => !/lock|group/.test(name))), weight: 2 },
      { arbitrary: fc.subarray(USABLE, { maxLength: 4 }), weight: 1 },
    ),
    isLink: fc.nat({ max: 9 }).map((value) => value === 0),
  }),
  { selector: ({ name }) => name, minLength: 1, maxLength: 7 },
);

/** Everything below a folder, one line an entry: type, rights, content, target of a link. */
export function picture(folder: string): string {
  const lines: string[] = [];
  const look = (path: Buffer): void => {
    const facts = lstatSync(path);
    const name = path.toString('latin1').slice(folder.length);
    lines.push(`${name} ${facts.mode.toString(8)} ${facts.uid} ${contentOf(path, facts)}`);
    if (!facts.isDirectory()) return;
    const names = readdirSync(path, { encoding: 'buffer' }).sort(Buffer.compare);
    for (const entry of names) look(Buffer.concat([path, Buffer.from('/'), entry]));
  };
  look(Buffer.from(folder));
  return lines.join('\n');
}

function contentOf(path: Buffer, facts: Stats): string {
  if (facts.isSymbolicLink()) return readlinkSync(path);
  if (!facts.isFile()) return '';
  // The superuser reads what nobody may read; for others its size has to do.
  if ((facts.mode & 0o400) === 0 && process.geteuid?.() !== 0) return `${facts.size} bytes`;
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** Removes what a test laid out, whatever its rights. */
export function discard(folder: string): void {
  execFileSync('chmod', ['-R', 'u+rwX', folder]);
  rmSync(folder, { recursive: true, force: true });
}

/** Gives everything below a folder to a user; links themselves, never what they lead to. */
export function giveTo(folder: string, user: number): void {
  execFileSync('chown', ['-hR', `${user}:${user}`, folder]);
}
