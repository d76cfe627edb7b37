// Gemini CLI: <gemini dir>/tmp/<project>/chats/session-*.jsonl

import { lstat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { systemErrorCode } from '../../stream/errors.js';
import { trimWhite } from '../format/white-space.js';
import { type Policy, refusalFor } from '../policy/policy.js';
import { directoryVariable } from './environment.js';
import { geminiCliEntries } from './gemini-cli-entries.js';
import { geminiLine, LEGACY_DOCUMENT } from './gemini-cli-format.js';
import { readJsonlSession } from './jsonl-session.js';
import { Listing, listDirectory } from './listing.js';
import type { Environment, SessionReader } from './reader.js';
import { readSmallFile } from './regular-file.js';
import { SessionFacts } from './session-facts.js';
import { SessionFile } from './session-file.js';
import { systemReason } from './system-reason.js';

const ROOT_FILE = '.project_root';
const MAX_ROOT = 4096;

/** The reader of Gemini CLI's sessions. Its check before the open takes the directory that the project's `.project_root` names. */
export const geminiCliReader: SessionReader = {
  harness: 'gemini-cli',

  async list(environment, policy) {
    const projects = join(geminiDirectory(environment), 'tmp');
    const listing = new Listing('gemini-cli', projects);
    try {
      for (const project of await listDirectory(projects)) {
        if (project.isDirectory()) await listProject(listing, join(projects, project.name), policy);
      }
    } catch (error) {
      return listing.failed(error);
    }
    return listing.present();
  },

  async gate(candidate, policy) {
    const { cwd, unsupported } = candidate;
    const reason = policy.disabled ? 'disabled' : cwd && (await policy.reasonAgainst(cwd));
    if (reason) return { open: false, refusal: refusalFor(reason) };
    if (unsupported !== undefined) {
      return { open: false, refusal: { state: 'unsupported-format', reason: unsupported } };
    }
    return { open: true, cwd, checkedFirstLine: undefined };
  },

  read(candidate, gate, options) {
    const facts = new SessionFacts();
    const file = new SessionFile(candidate.path, candidate.mtime);
    const entries = geminiCliEntries(facts, gate.cwd, options);
    return readJsonlSession(file, { shape: geminiLine, facts, entries }, options);
  },
};

function geminiDirectory(environment: Environment): string {
  return join(directoryVariable(environment, 'GEMINI_CLI_HOME') ?? environment.home, '.gemini');
}

/** The sessions of one project; the directories beside them hold sub-agents' sessions and are not read. */
async function listProject(listing: Listing, project: string, policy: Policy): Promise<void> {
  const chats = join(project, 'chats');
  if (!(await isRealDirectory(listing, chats))) return;
  let cwd: string | undefined;
  try {
    // Its content tells where the user works; with collection disabled even that is not read.
    cwd = policy.disabled ? undefined : readProjectRoot(join(project, ROOT_FILE));
  } catch (error) {
    listing.hide('directory', chats, `${ROOT_FILE}: ${systemReason(error)}`);
    return;
  }
  for (const entry of await listing.entriesOf(chats)) {
    const [, id, extension] = /^(session-.*)\.(jsonl?)$/s.exec(entry.name) ?? [];
    if (!entry.isFile() || id === undefined) continue;
    const unsupported = extension === 'json' ? LEGACY_DOCUMENT : undefined;
    listing.addFile(id, join(chats, entry.name), { cwd, unsupported });
  }
}

async function isRealDirectory(listing: Listing, path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isDirectory();
  } catch (error) {
    listing.hideDirectory(path, error);
    return false;
  }
}

/** @throws the system's error when there is a file and it cannot be read */
function readProjectRoot(path: string): string | undefined {
  try {
    const bytes = readSmallFile(path, MAX_ROOT);
    const root = bytes === undefined ? '' : trimWhite(bytes.toString('utf8'));
    return isAbsolute(root) ? root : undefined;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
