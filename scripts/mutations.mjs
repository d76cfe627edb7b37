// Puts small faults into a copy of the source, one at a time, and runs the tests
// that should notice each (test/mutations/*.json). A mutation that no test
// notices is a missing test, and makes this fail.
//
//   npm run mutations [-- NAME]     NAME: only the lists or files whose name contains it

import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..');
const COPIED = [
  'bin',
  'exports',
  'lib',
  'pipelines',
  'test',
  'golden',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];
const WORKERS = 2;
/** A fault that makes the tests run on for ever is noticed too; they are ended with everything that they started. */
const PATIENCE_MS = 5 * 60_000;

const wanted = process.argv[2] ?? '';
const lists = join(PROJECT, 'test', 'mutations');
const mutations = readdirSync(lists)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) =>
    JSON.parse(readFileSync(join(lists, name), 'utf8')).map((mutation) => ({ list: name, ...mutation })),
  )
  .filter(({ list, file }) => `${list} ${file}`.includes(wanted));

const queue = [...mutations.entries()];
const survivors = [];
await Promise.all(Array.from({ length: WORKERS }, work));
console.log(`${mutations.length - survivors.length} of ${mutations.length} mutations were noticed`);
for (const { file, fault } of survivors) console.log(`survived: ${file}: ${fault}`);
process.exitCode = survivors.length === 0 && mutations.length > 0 ? 0 : 1;

async function work() {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'gg-streams-mutations-'));
  try {
    for (const name of COPIED) cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
    symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [number, mutation] = next;
      const isNoticed = await tryMutation(copy, mutation);
      if (!isNoticed) survivors.push(mutation);
      console.log(
        `${isNoticed ? 'noticed ' : 'SURVIVED'} ${number + 1}/${mutations.length} ${mutation.file}: ${mutation.fault}`,
      );
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function tryMutation(copy, { file, find, replace, tests }) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(find).length !== 2) throw new Error(`${file} does not hold exactly once: ${find}`);
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  try {
    return (await runTests(copy, tests)) !== 0;
  } finally {
    writeFileSync(path, source);
  }
}

function runTests(copy, tests) {
  const runner = join(PROJECT, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [runner, 'run', '--bail', '1', '--maxWorkers', '1', ...tests], {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, GG_NO_BUILD: '1' },
    // A group of its own, which can be ended as one.
    detached: true,
  });
  const patience = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), PATIENCE_MS);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code));
  }).finally(() => clearTimeout(patience));
}
