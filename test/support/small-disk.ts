import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { temporaryFolder } from './temporary.js';
import { testWith } from './tools.js';

/** A folder that is a disk of its own, until the test ends. @param size as mount takes it, `64k` */
export function mountDisk(size: string): string {
  const folder = temporaryFolder();
  expect(mount(folder, size)).toBe(true);
  onTestFinished(() => void spawnSync('umount', [folder]));
  return folder;
}

/** A `test` that mounts disks. */
export const testWithDisk = testWith('mount', mountWorks);

/** Whether a file system of a given size can be made here. */
function mountWorks(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'gg-streams-mount-'));
  const isMounted = mount(folder, '64k');
  if (isMounted) spawnSync('umount', [folder]);
  rmdirSync(folder);
  return isMounted;
}

function mount(folder: string, size: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0;
}
