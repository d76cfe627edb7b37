// The working directory that Copilot CLI records beside a session's events, in
// workspace.yaml. One top-level scalar is read and no YAML beyond it.

import { isAbsolute } from 'node:path';
import { pickIfJson } from '../format/json-pick.js';
import { object, oneOf, string } from '../format/json-shape.js';
import { trimWhite } from '../format/white-space.js';
import { readSmallFileIfAny } from './regular-file.js';

export const WORKSPACE_FILE = 'workspace.yaml';
const MAX_BYTES = 64 * 1024;
const withCwd = oneOf(object({ cwd: oneOf(string) }));

/**
 * Reads the directory from a regular file of at most 64 KiB (a link to one is
 * followed). Undefined when there is none to be read, or it is not an absolute path.
 */
export function readWorkspaceCwd(path: string): string | undefined {
  const bytes = readSmallFileIfAny(path, MAX_BYTES);
  const cwd = bytes === undefined ? undefined : parseWorkspaceCwd(bytes.toString('utf8'));
  return cwd !== undefined && isAbsolute(cwd) ? cwd : undefined;
}

/** The value of `cwd` in the text of a workspace file, JSON or YAML. */
export function parseWorkspaceCwd(text: string): string | undefined {
  if (trimWhite(text).startsWith('{')) return pickIfJson(Buffer.from(text), withCwd)?.cwd;
  const line = text.split('\n').find((one) => one.startsWith('cwd:'));
  return line === undefined ? undefined : readScalar(trimWhite(line.slice('cwd:'.length)));
}

/** A scalar in one of YAML's three styles, with a comment behind it or not. */
function readScalar(value: string): string | undefined {
  if (value.startsWith("'")) {
    const [, inner, rest] = /^'((?:[^']|'')*)'(.*)$/s.exec(value) ?? [];
    return isEnd(rest) ? inner?.replaceAll("''", "'") : undefined;
  }
  if (value.startsWith('"')) {
    const [, quoted, rest] = /^("(?:[^"\\]|\\.)*")(.*)$/s.exec(value) ?? [];
    return quoted !== undefined && isEnd(rest) ? pickIfJson(Buffer.from(quoted), string) : undefined;
  }
  const comment = value.search(/[ \t]#/);
  return trimWhite(comment === -1 ? value : value.slice(0, comment));
}

/** Whether nothing but a comment stands behind a closing quote. */
function isEnd(rest: string | undefined): boolean {
  return rest !== undefined && /^[ \t\r]*$|^[ \t]+#/.test(rest);
}
