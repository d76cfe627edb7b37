// hash: files, assemblies and runtime trees as records hash them.

import { type Command, Option } from 'commander';
import { EXIT } from '../../lib/program/exit-codes.js';
import { hashAssembly, spellAssemblyFile } from '../../lib/run-record/hashing/assembly-hash.js';
import { hashFile } from '../../lib/run-record/hashing/hash-file.js';
import {
  hashRuntimeTree,
  RUNTIME_FILES,
  type RuntimeKind,
} from '../../lib/run-record/hashing/runtime-tree-hash.js';
import { type CommonOptions, collect, print } from './command.js';

interface HashOptions extends CommonOptions {
  readonly expect?: string;
  readonly opaque?: string[];
  readonly files?: true;
  readonly kind: RuntimeKind;
}

/** Adds the sub-command and its three kinds. */
export function addHashCommand(program: Command): void {
  const hash = program.command('hash').description('the hash of a file, an assembly or a runtime tree');
  const kind = (usage: string, about: string): Command =>
    hash
      .command(usage)
      .description(about)
      .option('--expect <sha256>', 'exit 1 when the hash is another')
      .option('--json', 'one JSON document');
  kind('file <path>', 'the hash of its exact bytes').action(async (path: string, options: HashOptions) => {
    const { sha256 } = await hashFile(path);
    return tell(options, 'file', sha256, {});
  });
  kind('assembly <dir>', 'the hash over its files, as run_start carries it')
    .option('--opaque <folder>', 'a folder of the root that is outside (may be repeated)', collect)
    .option('--files', 'the text that is hashed, a line for each file')
    .action(async (directory: string, options: HashOptions) => {
      const { sha256, files } = await hashAssembly(directory, { opaque: options.opaque ?? [] });
      const lines =
        options.files === true ? files.map((file) => `${spellAssemblyFile(file)}\n`).join('') : '';
      return tell(options, 'assembly', sha256, { files }, lines);
    });
  kind('tree <dir>', "the hash over a runtime's own files")
    .addOption(
      new Option('--kind <kind>', 'which files').choices(Object.keys(RUNTIME_FILES)).default('checkout'),
    )
    .action(async (directory: string, options: HashOptions) => {
      return tell(options, 'tree', await hashRuntimeTree(directory, options.kind), { runtime: options.kind });
    });
}

function tell(
  options: HashOptions,
  of: string,
  sha256: string,
  more: Record<string, unknown>,
  lines = '',
): Promise<void> {
  const { expect = null } = options;
  const isExpected = expect === null || expect === sha256;
  if (!isExpected) process.exitCode = EXIT.no;
  const data = { of, sha256, expected: expect, isExpected, ...more };
  const view = isExpected ? `${sha256}\n` : `${sha256}\n  expected ${expect}\n`;
  return print(options, 'hash', { data }, () => lines + view);
}
