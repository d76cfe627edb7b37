// Codex: <codex home>/sessions/YYYY/MM/DD/rollout-<time>-<id>.jsonl and
// <codex home>/archived_sessions/rollout-<time>-<id>.jsonl

import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { systemErrorCode } from '../../stream/errors.js';
import { parseTime } from '../format/time.js';
import { type Policy, refusalFor } from '../policy/policy.js';
import { codexEntries } from './codex-entries.js';
import { readFirstLine, readMetadata } from './codex-first-line.js';
import { codexLine, UNCHECKED_METADATA } from './codex-format.js';
import { directoryVariable } from './environment.js';
import { readJsonlSession } from './jsonl-session.js';
import { Listing, listDirectory } from './listing.js';
import {
  type Candidate,
  CHANGED_SINCE_CHECK,
  type Gate,
  type SessionReader,
  SessionUnreadable,
} from './reader.js';
import { openRegularFile } from './regular-file.js';
import { SessionFacts } from './session-facts.js';
import { SessionFile, type TakeStart } from './session-file.js';

/** The reader of Codex's rollouts. Its check before the open reads the first line alone. */
export const codexReader: SessionReader = {
  harness: 'codex',

  async list(environment) {
    const home = directoryVariable(environment, 'CODEX_HOME') ?? join(environment.home, '.codex');
    const listing = new Listing('codex', join(home, 'sessions'));
    const archive = join(home, 'archived_sessions');
    try {
      await listBelow(listing, listing.location);
    } catch (error) {
      const hasArchive = systemErrorCode(error) === 'ENOENT' && (await isThere(archive));
      if (!hasArchive) return listing.failed(error);
    }
    await listArchive(listing, archive);
    return listing.present();
  },

  async gate(candidate, policy) {
    if (policy.disabled) return { open: false, refusal: refusalFor('disabled') };
    if (candidate.unsupported !== undefined) {
      return { open: false, refusal: { state: 'unsupported-format', reason: candidate.unsupported } };
    }
    return gateByFirstLine(candidate, policy);
  },

  read(candidate, gate, options) {
    const facts = new SessionFacts();
    const file = new SessionFile(candidate.path, candidate.mtime, checkFirstLineAgain(gate));
    const entries = codexEntries(facts, (offset, size) => file.readAgain(offset, size), options);
    return readJsonlSession(file, { shape: codexLine, facts, entries }, options);
  },
};

async function gateByFirstLine(candidate: Candidate, policy: Policy): Promise<Gate> {
  const bytes = firstLineOf(candidate.path);
  // What cannot be opened cannot be denied either: the read says why it is unreadable.
  if (bytes === undefined) return { open: true, cwd: undefined, checkedFirstLine: undefined };
  const line = readMetadata(bytes);
  if (!line.isMetadata) {
    if (policy.hasDirectoryRules) {
      return { open: false, refusal: { state: 'denied', reason: UNCHECKED_METADATA } };
    }
    return { open: true, cwd: undefined, checkedFirstLine: undefined };
  }
  const reason = line.cwd === undefined ? undefined : await policy.reasonAgainst(line.cwd);
  if (reason !== undefined) return { open: false, refusal: refusalFor(reason) };
  return { open: true, cwd: line.cwd, checkedFirstLine: bytes };
}

/** Undefined when the file cannot be opened, empty when it cannot be read. */
function firstLineOf(path: string): Buffer | undefined {
  let descriptor: number | undefined;
  try {
    ({ descriptor } = openRegularFile(path, 'refuse'));
    return readFirstLine(descriptor);
  } catch {
    return descriptor === undefined ? undefined : Buffer.alloc(0);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** The file may be another one by now: its first line must still name the directory that was checked. */
function checkFirstLineAgain(gate: Gate & { open: true }): TakeStart {
  return (descriptor) => {
    const checked = gate.checkedFirstLine;
    if (checked === undefined) return Buffer.alloc(0);
    const start = readFirstLine(descriptor, checked.length);
    if (start.equals(checked)) return start;
    const line = readMetadata(start);
    if (!line.isMetadata || line.cwd !== gate.cwd) throw new SessionUnreadable(CHANGED_SINCE_CHECK);
    return start;
  };
}

/** Rollouts at any depth. @throws the system's error when `directory` itself cannot be listed */
async function listBelow(listing: Listing, directory: string): Promise<void> {
  for (const entry of await listDirectory(directory)) {
    const path = join(directory, entry.name);
    if (entry.isFile()) addRollout(listing, path, entry.name);
    else if (entry.isDirectory()) {
      await listBelow(listing, path).catch((error) => listing.hideDirectory(path, error));
    }
  }
}

async function listArchive(listing: Listing, archive: string): Promise<void> {
  const live = new Map(listing.candidates.map(({ sessionId, path }) => [sessionId, path]));
  for (const entry of await listing.entriesOf(archive)) {
    if (!entry.isFile()) continue;
    const path = join(archive, entry.name);
    const winner = live.get(parseName(entry.name)?.id ?? '');
    if (winner === undefined) addRollout(listing, path, entry.name);
    else listing.hide('nothing', path, `the session is also in ${winner} and is listed from there`);
  }
}

async function isThere(directory: string): Promise<boolean> {
  return listDirectory(directory).then(
    () => true,
    (error) => systemErrorCode(error) !== 'ENOENT',
  );
}

function addRollout(listing: Listing, path: string, name: string): void {
  const rollout = parseName(name);
  if (rollout === undefined) return;
  const unsupported = rollout.isCompressed ? 'compressed rollout' : undefined;
  listing.addFile(rollout.id, path, { unsupported });
}

const NAME = /^rollout-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(.+)\.jsonl(\.zst)?$/s;

/** The session id is what stands between the time and the extension. */
function parseName(name: string): { id: string; isCompressed: boolean } | undefined {
  const [, date, hour, minute, second, id, compressed] = NAME.exec(name) ?? [];
  if (id === undefined || parseTime(`${date}T${hour}:${minute}:${second}Z`) === undefined) return undefined;
  return { id, isCompressed: compressed !== undefined };
}
