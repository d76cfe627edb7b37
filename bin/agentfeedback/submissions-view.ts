// `submissions list` and `show` for people.

import pico from 'picocolors';
import type { ListedSubmission, ShownSubmission } from '../../lib/session-log/format/submission.js';
import { oneLine } from './print.js';
import { textTable } from './text-table.js';

const HEADER = ['UID', 'FILED', 'KIND', 'CATEGORY', 'PROJECT', 'SUMMARY'];
const UNKNOWN = '-';
/** Characters of a summary in the table. */
const SHOWN = 60;

export function submissionsTable(submissions: readonly ListedSubmission[]): string {
  if (submissions.length === 0) return 'no submissions\n';
  return textTable(HEADER, submissions.map(rowOf));
}

function rowOf({ uid, created_at, kind, category, project, summary }: ListedSubmission): string[] {
  return [uid, toSecond(created_at), kind, category ?? UNKNOWN, project ?? UNKNOWN, shorten(summary)];
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN - 1).join('')}…` : text;
}

/** One line a member; the texts of the payload keep their lines. */
export function submissionText(submission: ShownSubmission): string {
  const { summary, context, payload, occurred_at, created_at, ...members } = submission;
  const lines = [
    pico.bold(oneLine(summary)),
    ...Object.entries({
      ...members,
      occurred_at: toSecond(occurred_at),
      created_at: toSecond(created_at),
    }).map(([name, value]) => `  ${name}: ${oneLine(String(value))}`),
    ...block('payload', payload),
    ...block('context', context),
  ];
  return `${lines.join('\n')}\n`;
}

function block(title: string, members: Readonly<Record<string, unknown>>): string[] {
  const entries = Object.entries(members);
  if (entries.length === 0) return [];
  return [
    `  ${title}:`,
    ...entries.flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      const [first = '', ...rest] = text.split('\n');
      return [`    ${oneLine(name)}: ${oneLine(first)}`, ...rest.map((line) => `      ${oneLine(line)}`)];
    }),
  ];
}

function toSecond(time: string): string {
  return time.replace(/\.\d+Z$/, 'Z');
}
