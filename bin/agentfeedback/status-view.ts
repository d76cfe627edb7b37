// `sessions status` for people.

import pico from 'picocolors';
import type { SessionStatus } from '../../lib/session-log/format/listing.js';
import { SESSION_STATES } from '../../lib/session-log/state/session-state.js';
import { oneLine } from './print.js';

export function statusText({ harnesses, selection }: SessionStatus): string {
  const lines = harnesses.flatMap(({ harness, location, store, problems = [], states }) => [
    pico.bold(oneLine(`${harness}  ${location}  ${store}`)),
    ...problems.map((problem) => `  problem: ${oneLine(problem)}`),
    ...SESSION_STATES.flatMap((state) =>
      states[state] === undefined ? [] : [`  ${state}  ${states[state]}`],
    ),
  ]);
  return [...lines, '', selectionLine(selection)].map((line) => `${line}\n`).join('');
}

function selectionLine(selection: SessionStatus['selection']): string {
  if (selection === undefined) return 'no selection is saved';
  const { harnesses, since, limit } = selection;
  const parts = [
    harnesses.length === 0 ? 'all harnesses' : harnesses.join(', '),
    since === '' ? 'any time' : `since ${since}`,
    limit === 0 ? 'no limit' : `at most ${limit}`,
  ];
  return `selection: ${oneLine(parts.join('; '))}`;
}
