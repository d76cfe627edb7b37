// Lays out the stores of the shared fixtures as their README says: one harness, one home.

import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Harness } from '../../../lib/session-log/format/harness.js';

/** What stands in the fixtures' placeholders. */
export interface Placeholders {
  readonly sid: string;
  readonly cwd: string;
}

const DESTINATIONS: Record<Exclude<Harness, 'opencode'>, string> = {
  'claude-code': '.claude',
  codex: '.codex',
  copilot: '.copilot',
  'gemini-cli': '.gemini',
};

export const GOLDEN_IDS: Record<Harness, string> = {
  'claude-code': 'golden-1',
  codex: '0199c3a1-0000-7000-8000-00000000000',
  copilot: 'golden-1',
  'gemini-cli': 'c0ffee01',
  opencode: 'ses_golden0001',
};

/** Copies the fixture store of a harness into a home. */
export function layOutStore(fixtures: string, harness: Harness, home: string, values: Placeholders): void {
  const source = join(fixtures, 'testdata/stores', harness);
  if (harness === 'opencode') {
    const folder = join(home, '.local/share/opencode');
    mkdirSync(folder, { recursive: true });
    const database = new DatabaseSync(join(folder, 'opencode.db'));
    database.exec('PRAGMA journal_mode = WAL');
    database.exec(fill(readFileSync(join(source, 'opencode.sql'), 'utf8'), values));
    database.close();
    return;
  }
  const target = join(home, DESTINATIONS[harness]);
  cpSync(source, target, { recursive: true });
  fillTree(target, values);
}

function fillTree(folder: string, values: Placeholders): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, fill(entry.name, values));
    renameSync(join(folder, entry.name), path);
    if (entry.isDirectory()) fillTree(path, values);
    else writeFileSync(path, fill(readFileSync(path, 'utf8'), values));
  }
}

/** A text with its placeholders filled. */
export function fill(text: string, { sid, cwd }: Placeholders): string {
  const encoded = cwd.replace(/[^A-Za-z0-9]/g, '-');
  return text.replaceAll('{{CWD_ENC}}', encoded).replaceAll('{{SID}}', sid).replaceAll('{{CWD}}', cwd);
}
