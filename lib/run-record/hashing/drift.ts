// Drift: bytes that are not what they were when their hash was pinned.

import { join } from 'node:path';
import { compareBytewise } from '../format/bytewise.js';
import { type AssemblyFile, type AssemblyHash, spellAssemblyFile } from './assembly-hash.js';
import { hashFile } from './hash-file.js';

/** A file whose bytes changed: the members of `hash_drift`. */
export interface Drift {
  readonly file: string;
  readonly expected: string;
  readonly actual: string;
}

/**
 * Hashes a file again and compares it with the hash that was pinned.
 *
 * @param root the folder that `file` is relative to
 * @returns undefined when the bytes are the same
 * @throws MachineryError when the file cannot be read
 */
export async function findDrift(root: string, file: string, expected: string): Promise<Drift | undefined> {
  const { sha256: actual } = await hashFile(join(root, file));
  return actual === expected ? undefined : { file, expected, actual };
}

/** How a file of an assembly differs from another state of the assembly. */
export interface AssemblyDifference {
  readonly path: string;
  readonly what: 'added' | 'removed' | 'changed' | 'mode';
}

/** Which files make two assemblies different, in the order of their paths. */
export function compareAssemblies(before: AssemblyHash, after: AssemblyHash): AssemblyDifference[] {
  const old = new Map(before.files.map((file) => [file.path, file]));
  const now = new Map(after.files.map((file) => [file.path, file]));
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort(compareBytewise);
  return paths.flatMap((path) => {
    const what = differ(old.get(path), now.get(path));
    return what === undefined ? [] : [{ path, what }];
  });
}

function differ(
  before: AssemblyFile | undefined,
  after: AssemblyFile | undefined,
): AssemblyDifference['what'] | undefined {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  if (before.sha256 !== after.sha256) return 'changed';
  return spellAssemblyFile(before) === spellAssemblyFile(after) ? undefined : 'mode';
}
