// Which repository a directory belongs to, read from its git files: no program is
// run in a directory that a log named.

import { isAbsolute, join } from 'node:path';
import { trimWhite } from '../format/white-space.js';
import { readSmallFileIfAny } from '../readers/regular-file.js';

const MAX_CONFIG = 1024 * 1024;

/**
 * The url of the remote `origin`, else of the first remote, of the repository at `root`;
 * without the user and password that may stand in it.
 */
export function readRemote(root: string): string | undefined {
  const directory = gitDirectory(root);
  const common = readText(join(directory, 'commondir'));
  const shared = common === undefined ? directory : resolveFrom(directory, trimWhite(common));
  const config = readText(join(shared, 'config'));
  const url = config === undefined ? undefined : remoteOf(config);
  return url?.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/]*@/i, '$1');
}

/** The last part of a remote's path, without `.git`. */
export function repositoryName(remote: string): string | undefined {
  const name = /([^/:\\]+?)(?:\.git)?[/\\]*$/.exec(remote)?.[1];
  return name === '' ? undefined : name;
}

/** A worktree has a file that points to its directory. */
function gitDirectory(root: string): string {
  const git = join(root, '.git');
  const pointer = readText(git);
  const target = /^gitdir:[ \t]*(.+)/.exec(pointer ?? '')?.[1];
  return target === undefined ? git : resolveFrom(root, trimWhite(target));
}

function resolveFrom(directory: string, path: string): string {
  return isAbsolute(path) ? path : join(directory, path);
}

function readText(path: string): string | undefined {
  return readSmallFileIfAny(path, MAX_CONFIG)?.toString('utf8');
}

function remoteOf(config: string): string | undefined {
  const urls = new Map<string, string>();
  let remote: string | undefined;
  for (const line of config.split('\n')) {
    if (/^\s*\[/.test(line)) remote = /^\s*\[remote "(.+)"\]/.exec(line)?.[1];
    const url = /^\s*url\s*=\s*"?([^"\r]*?)"?\s*$/.exec(line)?.[1];
    if (remote !== undefined && url !== undefined && url !== '' && !urls.has(remote)) urls.set(remote, url);
  }
  return urls.get('origin') ?? [...urls.values()][0];
}
