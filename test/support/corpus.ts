// A labelled corpus: hand-written sessions, and for every tool call that a
// digest reports what a person would say about it.
//
//   <harness>-<n>.jsonl   one session; {{SID}} is the file's stem, {{CWD}} a directory that is gone
//   labels.json           [{ session, span, tool?, class, note }]

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { CallEvent, Digest, SessionDigest } from '../../lib/session-log/format/digest.js';
import { HARNESSES, type Harness } from '../../lib/session-log/format/harness.js';
import { fill, type Home, makeDatabase, makeHome, runIn, writeBelow } from './session-store.js';

export const LABEL_CLASSES = [
  'genuine-friction',
  'expected-failure',
  'cancellation',
  'denial',
  'repeat',
  'self-noise',
] as const;

export interface Label {
  /** The file's name. */
  readonly session: string;
  readonly span: string;
  readonly tool?: string;
  readonly class: (typeof LABEL_CLASSES)[number];
  readonly note: string;
}

const CWD = '/nonexistent-af/proj';

/** Where the session of a corpus file is put, and the session id that its ref then has. */
const PLACES: Record<Harness, (stem: string) => { readonly path: string; readonly id: string }> = {
  'claude-code': (stem) => ({ path: `.claude/projects/-nonexistent-af-proj/${stem}.jsonl`, id: stem }),
  codex: (stem) => ({
    path: `.codex/sessions/2026/10/08/rollout-2026-10-08T08-00-00-${stem}.jsonl`,
    id: stem,
  }),
  copilot: (stem) => ({ path: `.copilot/session-state/${stem}/events.jsonl`, id: stem }),
  'gemini-cli': (stem) => ({
    path: `.gemini/tmp/${stem}/chats/session-${stem}.jsonl`,
    id: `session-${stem}`,
  }),
  opencode: (stem) => ({ path: `.local/share/opencode/opencode-${stem}.db`, id: stem }),
};

function harnessOf(stem: string): Harness {
  return HARNESSES.find((harness) => stem.startsWith(`${harness}-`)) as Harness;
}

/** Digests every session of a corpus in one run and compares the digests with the labels. */
export async function checkCorpus(folder: string): Promise<{ labels: Label[]; stems: string[] }> {
  const labels = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as Label[];
  const files = readdirSync(folder).filter((name) => /\.(jsonl|sql)$/.test(name));
  const stems = files.map((name) => name.replace(/\.\w+$/, ''));
  const home = makeHome();
  for (const name of files) layOut(home, join(folder, name), name);
  const ended = await runIn(home, 'sessions', 'digest', '--unprocessed', '--json');
  const digest = JSON.parse(ended.stdout.toString()) as Digest;
  expect(digest.errors).toEqual([]);
  expect(digest.deferred).toEqual([]);
  expect(digest.sessions.map(({ ref }) => ref).sort()).toEqual(stems.map(refOf).sort());
  files.forEach((file, index) => {
    const ref = refOf(stems[index] as string);
    const session = digest.sessions.find((found) => found.ref === ref) as SessionDigest;
    const own = labels.filter((label) => label.session === file);
    checkSession(session, own);
  });
  expect(labels.filter(({ session }) => !files.includes(session))).toEqual([]);
  return { labels, stems };
}

function refOf(stem: string): string {
  const harness = harnessOf(stem);
  return `${harness}:${PLACES[harness](stem).id}`;
}

function layOut(home: Home, file: string, name: string): void {
  const stem = name.replace(/\.\w+$/, '');
  const harness = harnessOf(stem);
  const content = fill(readFileSync(file, 'utf8'), { SID: stem, CWD });
  const { path } = PLACES[harness](stem);
  const written = writeBelow(home, path, harness === 'opencode' ? '' : content);
  if (harness === 'opencode') makeDatabase(written, content);
  if (harness === 'gemini-cli') writeBelow(home, `.gemini/tmp/${stem}/.project_root`, `${CWD}\n`);
}

function checkSession(session: SessionDigest, labels: readonly Label[]): void {
  const calls = session.events.filter((event): event is CallEvent => event.type === 'tool_call');
  const names = calls.map(({ span, tool }) => `${span} ${tool}`);
  expect(new Set(names).size, `${session.ref}: one event a span and tool`).toBe(names.length);
  for (const label of labels) checkLabel(session, calls, label);
  for (const { span, tool } of calls) {
    const own = labels.filter((label) => label.class !== 'repeat' && isOf(label, span, tool));
    expect(own.length, `${session.ref}#${span} ${tool} has a label`).toBeGreaterThan(0);
  }
}

function isOf(label: Label, span: string, tool: string): boolean {
  return label.span === span && (label.tool === undefined || label.tool === tool);
}

function checkLabel(session: SessionDigest, calls: readonly CallEvent[], label: Label): void {
  const where = `${session.ref}#${label.span} ${label.class}: ${label.note}`;
  const event = calls.find(({ span, tool }) => isOf(label, span, tool)) as CallEvent;
  expect(event, where).toBeDefined();
  switch (label.class) {
    case 'genuine-friction':
    case 'expected-failure':
      expect([event.status, event.self], where).toEqual(['error', undefined]);
      break;
    case 'cancellation':
      expect(event.status, where).toBe('interrupted');
      break;
    case 'denial':
      expect(event.status, where).toBe('denied');
      expect(session.denials, where).toContain(label.span);
      break;
    case 'self-noise':
      expect(event.self, where).toBe(true);
      break;
    case 'repeat': {
      const first = calls.find(
        ({ tool, args_digest }) => tool === event.tool && args_digest === event.args_digest,
      );
      const retry = session.retries.find(({ span, tool }) => span === label.span && tool === event.tool);
      expect(retry?.of_span, where).toBe(first?.span);
    }
  }
}
