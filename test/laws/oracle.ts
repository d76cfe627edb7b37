// The verdict over a record, said a second time and in another way.
//
// One predicate a rule, each over the whole list of events: "event number i
// breaks this rule". No predicate keeps a running state or relies on another,
// and nothing of lib/ is imported. What "open" or "on record" means is said by
// looking back over the events, every time.

export type Event = Readonly<Record<string, unknown>>;

export interface OracleVerdict {
  readonly status: string;
  readonly line: number | null;
  readonly rule: string | null;
}

type Breaks = (events: readonly Event[], i: number, run: string | undefined) => boolean;

const ATTEMPT_EVENTS = [
  'prompt',
  'unreconciled',
  'provider_start',
  'turn',
  'provider_retry',
  'provider_transport',
  'gate_start',
  'check',
  'tool_call',
  'tool_denied',
  'chose',
  'hook',
];
const CONTAINER_EVENTS = ['loop_done', 'parallel_done'];
const IDENTITY_EVENTS = [
  ...ATTEMPT_EVENTS,
  ...CONTAINER_EVENTS,
  'stage_start',
  'stage_end',
  'stage_carried',
  'subflow_call',
  'fanout_start',
  'fanout_done',
];
const ALL_EVENTS = [...IDENTITY_EVENTS, 'run_start', 'run_end', 'tmp_teardown', 'hash_drift', 'signal'];

const at = (events: readonly Event[], i: number): Event => events[i] as Event;
const before = (events: readonly Event[], i: number): readonly Event[] => events.slice(0, i);
const isWhole = (value: unknown, least: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 2 ** 53 - 1 && value >= least;
const isText = (value: unknown): boolean => typeof value === 'string' && value.length > 0;

const sameStageRepeat = (a: Event, b: Event): boolean => a.stage === b.stage && a.repeat === b.repeat;
const sameIdentity = (a: Event, b: Event): boolean => sameStageRepeat(a, b) && a.retry === b.retry;

/** Started before i, and since then neither ended nor overtaken by a later attempt. */
function isAttemptOpen(events: readonly Event[], i: number, of: Event): boolean {
  return before(events, i).some(
    (start, s) =>
      start.event === 'stage_start' &&
      sameIdentity(start, of) &&
      !before(events, i).some(
        (later, l) =>
          l > s &&
          ((later.event === 'stage_end' && sameIdentity(later, of)) ||
            (later.event === 'stage_start' &&
              sameStageRepeat(later, of) &&
              (later.retry as number) > (of.retry as number))),
      ),
  );
}

const wasStarted = (events: readonly Event[], i: number, of: Event): boolean =>
  before(events, i).some((event) => event.event === 'stage_start' && sameIdentity(event, of));

const hasFanout = (events: readonly Event[], i: number, of: Event, name: string): boolean =>
  before(events, i).some((event) => event.event === name && sameIdentity(event, of));

const isFanoutOpen = (events: readonly Event[], i: number, of: Event): boolean =>
  hasFanout(events, i, of, 'fanout_start') && !hasFanout(events, i, of, 'fanout_done');

const isFanoutItem = (event: Event): boolean => event.event === 'subflow_call' && event.via === 'fanout';

/** The endings that an event carries. */
function endingsIn(event: Event): Event[] {
  if (event.event === 'stage_end' || event.event === 'fanout_done') return [event];
  if (event.event === 'subflow_call') return 'cause' in event ? [event] : [];
  if (event.event !== 'parallel_done' || !Array.isArray(event.branches)) return [];
  return event.branches.filter((row) => row !== null && typeof row === 'object' && row.started === true);
}

const CAUSE_EXITS = new Map<unknown, number[]>([
  ['success', [0]],
  ['fault', [2]],
  ['timeout', [1, 2]],
  ['signal', [129, 130, 143]],
  ['refused', [1]],
  ['exhausted', [1]],
  ['rejected', [1]],
  ['blocked', [1]],
]);

/** The first thing wrong with the endings of an event, in the order in which they stand. */
function firstWrong(events: readonly Event[], i: number): string | undefined {
  const event = at(events, i);
  const judged = event.event === 'run_end' ? [event] : endingsIn(event);
  const wrong = judged.map((ending, row) => {
    if (!CAUSE_EXITS.has(ending.cause)) return 'unknown-cause';
    if (!isWhole(ending.exit, 0)) return 'unusable-exit';
    if (!CAUSE_EXITS.get(ending.cause)?.includes(ending.exit as number)) return 'cause-exit-pair';
    if (event.event === 'run_end' || ending.cause !== 'signal') return undefined;
    const governing =
      signalsOnRecord(events, i)[0] ?? [...promised(events, i), ...promisedBy(judged.slice(0, row))][0];
    return governing === undefined || ending.exit === 128 + governing ? undefined : 'signal-exit-differs';
  });
  return wrong.find((fault) => fault !== undefined);
}

const signalsOnRecord = (events: readonly Event[], i: number): number[] =>
  before(events, i)
    .filter((event) => event.event === 'signal')
    .map((event) => event.signal as number);

const promisedBy = (endings: readonly Event[]): number[] =>
  endings.filter((ending) => ending.cause === 'signal').map((ending) => (ending.exit as number) - 128);

/** The signals that endings before i promise. */
const promised = (events: readonly Event[], i: number): number[] =>
  promisedBy(before(events, i).flatMap(endingsIn));

const isUsableIdentity = (event: Event): boolean =>
  isText(event.stage) && isWhole(event.retry, 1) && (!('repeat' in event) || isWhole(event.repeat, 1));

const isOf =
  (...names: string[]) =>
  (event: Event): boolean =>
    names.includes(event.event as string);

function isPolicy(value: unknown): boolean {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([key, list]) =>
      ['read', 'write', 'edit', 'bash'].includes(key) && Array.isArray(list) && list.every(isText),
  );
}

const endsBySignal = (event: Event): boolean => event.cause === 'signal';

/** Whether the run may end here although work is open. */
const mayLeaveOpen = (end: Event): boolean =>
  endsBySignal(end) || (end.exit === 2 && (end.cause === 'fault' || end.cause === 'timeout'));

/** Every rule of a story, in the order in which one event is asked. */
export const STORY_RULES: readonly (readonly [string, Breaks])[] = [
  ['shape-required', (all, i) => i === 0 && at(all, i).event === 'run_start' && at(all, i).record !== 1],
  [
    'run-name',
    (all, i, run) =>
      i === 0 && at(all, i).event === 'run_start' && run !== undefined && at(all, i).run !== run,
  ],
  ['unknown-event', (all, i) => !ALL_EVENTS.includes(at(all, i).event as string)],
  [
    'unusable-timestamp',
    (all, i) => typeof at(all, i).ts !== 'string' || Number.isNaN(Date.parse(at(all, i).ts as string)),
  ],
  [
    'denied-tool',
    (all, i) => isOf('tool_denied')(at(all, i)) && !(isText(at(all, i).tool) && isText(at(all, i).boundary)),
  ],
  [
    'access-policy',
    (all, i) => isOf('stage_start')(at(all, i)) && 'access' in at(all, i) && !isPolicy(at(all, i).access),
  ],
  ['ended-twice', (all, i) => isOf('run_end')(at(all, i)) && before(all, i).some(isOf('run_end'))],
  ['content-after-end', (all, i) => !isOf('run_end')(at(all, i)) && before(all, i).some(isOf('run_end'))],
  ['run-start-first', (all, i) => i === 0 && !isOf('run_start')(at(all, i))],
  ['run-start-again', (all, i) => i > 0 && isOf('run_start')(at(all, i))],
  ['unusable-identity', (all, i) => isOf(...IDENTITY_EVENTS)(at(all, i)) && !isUsableIdentity(at(all, i))],
  ['stage-started-twice', (all, i) => isOf('stage_start')(at(all, i)) && isAttemptOpen(all, i, at(all, i))],
  [
    'stage-restarted',
    (all, i) =>
      isOf('stage_start')(at(all, i)) && wasStarted(all, i, at(all, i)) && !isAttemptOpen(all, i, at(all, i)),
  ],
  ['end-without-start', (all, i) => isOf('stage_end')(at(all, i)) && !isAttemptOpen(all, i, at(all, i))],
  [
    'outside-attempt',
    (all, i) =>
      (isOf(...ATTEMPT_EVENTS)(at(all, i)) ||
        (isOf('subflow_call')(at(all, i)) && !isFanoutItem(at(all, i)))) &&
      !isAttemptOpen(all, i, at(all, i)),
  ],
  ['item-outside-fanout', (all, i) => isFanoutItem(at(all, i)) && !isFanoutOpen(all, i, at(all, i))],
  [
    'fanout-repeated',
    (all, i) => isOf('fanout_start')(at(all, i)) && hasFanout(all, i, at(all, i), 'fanout_start'),
  ],
  [
    'fanout-end-without-start',
    (all, i) => isOf('fanout_done')(at(all, i)) && !isFanoutOpen(all, i, at(all, i)),
  ],
  [
    'container-ended-twice',
    (all, i) =>
      isOf(...CONTAINER_EVENTS)(at(all, i)) &&
      before(all, i).some((event) => event.event === at(all, i).event && sameIdentity(event, at(all, i))),
  ],
  ['unknown-cause', (all, i) => firstWrong(all, i) === 'unknown-cause'],
  ['unusable-exit', (all, i) => firstWrong(all, i) === 'unusable-exit'],
  ['cause-exit-pair', (all, i) => firstWrong(all, i) === 'cause-exit-pair'],
  ['signal-exit-differs', (all, i) => firstWrong(all, i) === 'signal-exit-differs'],
  ['second-signal', (all, i) => isOf('signal')(at(all, i)) && before(all, i).some(isOf('signal'))],
  [
    'unknown-signal',
    (all, i) =>
      isOf('signal')(at(all, i)) &&
      !['1 SIGHUP', '2 SIGINT', '15 SIGTERM'].includes(`${at(all, i).signal} ${at(all, i).name}`),
  ],
  [
    'signal-differs',
    (all, i) => isOf('signal')(at(all, i)) && promised(all, i).some((number) => number !== at(all, i).signal),
  ],
  [
    'signal-not-recorded',
    (all, i) =>
      isOf('run_end')(at(all, i)) && endsBySignal(at(all, i)) && !before(all, i).some(isOf('signal')),
  ],
  [
    'signal-still-expected',
    (all, i) =>
      isOf('run_end')(at(all, i)) && promised(all, i).length > 0 && !before(all, i).some(isOf('signal')),
  ],
  [
    'signal-not-followed',
    (all, i) =>
      isOf('run_end')(at(all, i)) &&
      signalsOnRecord(all, i).some((number) => !endsBySignal(at(all, i)) || at(all, i).exit !== 128 + number),
  ],
  [
    'work-left-open',
    (all, i) =>
      isOf('run_end')(at(all, i)) &&
      !mayLeaveOpen(at(all, i)) &&
      before(all, i).some(
        (event) =>
          (isOf('stage_start')(event) && isAttemptOpen(all, i, event)) ||
          (isOf('fanout_start')(event) && isFanoutOpen(all, i, event)),
      ),
  ],
];

/** The first event that breaks a rule, and the first rule that it breaks. */
export function firstBroken(
  events: readonly Event[],
  run: string | undefined,
): { index: number; rule: string } | undefined {
  for (const index of events.keys()) {
    const broken = STORY_RULES.find(([, breaks]) => breaks(events, index, run));
    if (broken !== undefined) return { index, rule: broken[0] };
  }
  return undefined;
}

/** The verdict over the bytes of a whole record. */
export function judgeByOracle(bytes: Buffer, run?: string): OracleVerdict {
  if (bytes.length > 1_048_576) return { status: 'too-large', line: null, rule: 'record-too-large' };
  const pieces = splitAtFeeds(bytes);
  const hasTorn = (pieces.at(-1) as Buffer).length > 0;
  const segments = hasTorn ? pieces : pieces.slice(0, -1);
  const bad = segments.findIndex((segment, n) => n >= 10_000 || !isStrictUtf8(segment));
  if (bad >= 10_000) return { status: 'too-large', line: 10_001, rule: 'too-many-segments' };
  if (bad >= 0) return { status: 'bad-record', line: bad + 1, rule: 'not-utf8' };
  const parsed = (hasTorn ? segments.slice(0, -1) : segments).map(parse);
  const unframed = parsed.findIndex((line) => typeof line === 'string');
  if (unframed === 0) return { status: 'invalid', line: 1, rule: parsed[0] as string };
  const { record } = (parsed[0] ?? {}) as Event;
  if (typeof record === 'number' && record !== 1) {
    return { status: 'bad-version', line: 1, rule: 'unsupported-shape' };
  }
  const told = parsed.slice(0, unframed < 0 ? undefined : unframed) as Event[];
  const broken = firstBroken(told, run);
  if (broken !== undefined) return { status: 'invalid', line: broken.index + 1, rule: broken.rule };
  if (unframed > 0) return { status: 'invalid', line: unframed + 1, rule: parsed[unframed] as string };
  if (!told.some(isOf('run_end'))) return { status: 'incomplete', line: null, rule: null };
  return hasTorn
    ? { status: 'invalid', line: segments.length, rule: 'bytes-after-end' }
    : { status: 'valid', line: null, rule: null };
}

/** What stands between the line feeds; the last piece is what follows the last of them. */
const splitAtFeeds = (bytes: Buffer): Buffer[] =>
  bytes
    .toString('latin1')
    .split('\n')
    .map((piece) => Buffer.from(piece, 'latin1'));

function isStrictUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The object of a line, or the code of what is wrong with it. */
function parse(line: Buffer): Event | 'not-json' | 'not-an-object' {
  try {
    const value: unknown = JSON.parse(line.toString('utf8'));
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
    return isObject ? (value as Event) : 'not-an-object';
  } catch {
    return 'not-json';
  }
}
