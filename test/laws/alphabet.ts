// The event forms that the laws are enumerated over: at least one for every
// rule that depends on what came before.

import type { Event } from './oracle.js';

export const RUN = '2026-07-30T14-22-08-a3f9';

const ts = '2026-07-30T14:22:08.000Z';
const first = { stage: '01-read', retry: 1 };
const second = { stage: '01-read', retry: 2 };
const parallel = { stage: '02-assess', retry: 1 };
const fanout = { stage: '03-each', retry: 1 };

/** A letter for the table, what it stands for, and the line. */
export interface Form {
  readonly letter: string;
  readonly says: string;
  readonly event: Event;
}

const form = (letter: string, says: string, event: Event): Form => ({
  letter,
  says,
  event: { ts, ...event },
});

export const ALPHABET: readonly Form[] = [
  form('S', 'run_start', { record: 1, runtime: '1', event: 'run_start', run: RUN }),
  form('E', 'run_end success/0', { event: 'run_end', exit: 0, cause: 'success' }),
  form('R', 'run_end refused/1', { event: 'run_end', exit: 1, cause: 'refused' }),
  form('F', 'run_end fault/2', { event: 'run_end', exit: 2, cause: 'fault' }),
  form('T', 'run_end signal/143', { event: 'run_end', exit: 143, cause: 'signal' }),
  form('a', 'stage_start of attempt 1', { event: 'stage_start', ...first }),
  form('b', 'stage_start of attempt 2', { event: 'stage_start', ...second }),
  form('r', 'stage_start of attempt 1 in repeat 1', { event: 'stage_start', ...first, repeat: 1 }),
  form('t', 'turn of attempt 1', { event: 'turn', ...first }),
  form('z', 'stage_end success/0 of attempt 1', { event: 'stage_end', ...first, exit: 0, cause: 'success' }),
  form('y', 'stage_end success/0 of attempt 2', { event: 'stage_end', ...second, exit: 0, cause: 'success' }),
  form('x', 'stage_end signal/130 of attempt 1', {
    event: 'stage_end',
    ...first,
    exit: 130,
    cause: 'signal',
  }),
  form('w', 'stage_end success/1 of attempt 1', { event: 'stage_end', ...first, exit: 1, cause: 'success' }),
  form('c', 'subflow_call success/0 of attempt 1', {
    event: 'subflow_call',
    ...first,
    exit: 0,
    cause: 'success',
  }),
  form('p', 'parallel_done, a branch signal/143', {
    event: 'parallel_done',
    ...parallel,
    branches: [{ branch: 'risk', started: true, exit: 143, cause: 'signal' }],
  }),
  form('f', 'fanout_start', { event: 'fanout_start', ...fanout }),
  form('i', 'subflow_call of a fan-out item, not started', {
    event: 'subflow_call',
    ...fanout,
    via: 'fanout',
  }),
  form('d', 'fanout_done success/0', { event: 'fanout_done', ...fanout, exit: 0, cause: 'success' }),
  form('2', 'signal 2 SIGINT', { event: 'signal', signal: 2, name: 'SIGINT' }),
  form('5', 'signal 15 SIGTERM', { event: 'signal', signal: 15, name: 'SIGTERM' }),
  form('m', 'tmp_teardown', { event: 'tmp_teardown', reason: 'busy' }),
  form('u', 'an unknown event', { event: 'stage_paused', ...first }),
];
