// Random journals: agents interleaved, every entry kind, shared and clipped
// texts, and every way in which a session ends.

import fc from 'fast-check';
import {
  address,
  agent,
  end,
  entry,
  header,
  journalOf,
  type Line,
  message,
  modelIo,
  seed,
  text,
  toolset,
} from './journal.js';
import { frame, modelError } from './model-entries.js';

type Step =
  | {
      readonly kind: 'call';
      readonly agent: number;
      readonly fresh: string[];
      readonly keep: number;
      readonly tools: boolean;
      readonly role: string;
      readonly frame: boolean;
    }
  | { readonly kind: 'failure'; readonly agent: number; readonly keep: number }
  | {
      readonly kind: 'tool';
      readonly agent: number;
      readonly output: string;
      readonly clip: boolean;
      readonly isText: boolean;
    }
  | { readonly kind: 'shell' | 'git'; readonly agent: number; readonly output: string }
  | { readonly kind: 'probe' | 'clock'; readonly agent: number };

const agentNumber = fc.integer({ min: 0, max: 3 });
const content = fc.string({ unit: 'binary', maxLength: 30 });

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('call' as const),
    agent: agentNumber,
    fresh: fc.array(content, { maxLength: 3 }),
    keep: fc.integer({ min: 0, max: 5 }),
    tools: fc.boolean(),
    role: fc.constantFrom('agent', 'agent', 'compaction'),
    frame: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('failure' as const),
    agent: agentNumber,
    keep: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({
    kind: fc.constant('tool' as const),
    agent: agentNumber,
    output: content,
    clip: fc.boolean(),
    isText: fc.boolean(),
  }),
  fc.record({ kind: fc.constantFrom('shell' as const, 'git' as const), agent: agentNumber, output: content }),
  fc.record({ kind: fc.constantFrom('probe' as const, 'clock' as const), agent: agentNumber }),
);

/** How a journal ends. */
export type JournalEnding =
  | 'complete'
  | 'killed'
  | 'torn'
  | 'ceiling'
  | 'failed'
  | 'miscounted'
  | 'miscounted-ceiling';

export interface RandomJournal {
  readonly bytes: Buffer;
  readonly ending: JournalEnding;
  readonly hasClips: boolean;
}

export interface RandomJournalOptions {
  readonly clips?: boolean;
}

/** Journals of up to 30 steps; bodies are interned as a recorder does it. */
export function randomJournal(options: RandomJournalOptions = {}): fc.Arbitrary<RandomJournal> {
  const endings: JournalEnding[] = [
    'complete',
    'killed',
    'torn',
    'ceiling',
    'failed',
    'miscounted',
    'miscounted-ceiling',
  ];
  return fc
    .record({
      steps: fc.array(step, { maxLength: 30 }),
      ending: fc.constantFrom(...endings),
      seeded: fc.boolean(),
    })
    .map(({ steps, ending, seeded }) => {
      const writer = new JournalWriter(options.clips ?? true);
      if (seeded) writer.lines.push(seed());
      for (const one of steps) writer.take(one);
      return {
        bytes: Buffer.concat([journalOf(...writer.lines), endOf(ending, writer.seq)]),
        ending,
        hasClips: writer.hasClips,
      };
    });
}

function endOf(ending: JournalEnding, entries: number): Buffer {
  const last = entries === 0 ? {} : { lastSeq: entries - 1 };
  switch (ending) {
    case 'complete':
      return journalOf(end(entries));
    case 'killed':
      return Buffer.alloc(0);
    case 'torn':
      return Buffer.from('{"type":"entr');
    case 'ceiling':
      return journalOf(end(entries, { reason: 'byte_ceiling', ...last, bytes: 4096 }));
    case 'failed':
      return journalOf(end(entries, { reason: 'write_failed', ...last, bytes: 1 }));
    case 'miscounted':
      return journalOf(end(entries + 3));
    case 'miscounted-ceiling':
      return journalOf(end(entries + 3, { reason: 'byte_ceiling', bytes: 17 }));
  }
}

class JournalWriter {
  readonly lines: Line[] = [header()];
  seq = 0;
  hasClips = false;
  readonly #messages = new Map<string, number>();
  readonly #texts = new Map<string, number>();
  readonly #agents = new Set<string>();
  readonly #clips: boolean;
  #toolsets = 0;

  constructor(clips: boolean) {
    this.#clips = clips;
  }

  take(step: Step): void {
    const agentId = step.agent === 0 ? 'root' : `agent-${step.agent}`;
    if (!this.#agents.has(agentId)) {
      this.#agents.add(agentId);
      this.lines.push(agent(agentId));
    }
    switch (step.kind) {
      case 'call': {
        const indices = [...this.#latest(step.keep), ...step.fresh.map((body) => this.#message(body))];
        const more = { role: step.role, ...(step.tools ? { toolset: this.#toolset() } : {}) };
        this.lines.push(modelIo(this.#next(), indices, more, agentId));
        if (step.frame) this.lines.push(frame(this.#next(), indices, this.seq, agentId));
        break;
      }
      case 'failure': {
        const messages = this.#latest(step.keep);
        this.lines.push(modelError(this.#next(), messages, 'fatal', agentId, { status: 500 }));
        break;
      }
      case 'tool': {
        const output = this.#text(step.output, step.clip && this.#clips);
        const more = step.isText
          ? { dataText: output, data: { kind: 'fileText', data: { contents: '' } } }
          : {};
        const call = { id: 'c', name: 'read_file', arguments: { path: step.output } };
        this.#entry('tool_result', { call, outcome: { ok: step.isText, output, ...more } }, agentId);
        break;
      }
      case 'shell':
      case 'git': {
        const stdout = this.#text(step.output, false);
        const stderr = this.#text('', false);
        const command = { command: 'make', cwd: { type: 'workspace' }, exitCode: 1, stdout, stderr };
        this.#entry(step.kind, step.kind === 'shell' ? { origin: 'hook', command } : { command }, agentId);
        break;
      }
      case 'probe':
        this.#entry('cancel_probe', { canceled: false }, agentId);
        break;
      case 'clock':
        this.#entry('clock', { elapsedMs: this.seq }, agentId);
        break;
    }
  }

  #next(): number {
    this.seq += 1;
    return this.seq - 1;
  }

  #entry(kind: string, members: Record<string, unknown>, agentId: string): void {
    this.lines.push(entry(this.#next(), kind, members, agentId));
  }

  #latest(count: number): number[] {
    return [...this.#messages.values()].slice(-count || this.#messages.size);
  }

  #message(content: string): number {
    const known = this.#messages.get(content);
    if (known !== undefined) return known;
    const index = this.#messages.size;
    this.#messages.set(content, index);
    this.lines.push(message(index, content));
    return index;
  }

  #toolset(): number {
    if (this.#toolsets === 0) this.lines.push(toolset(0));
    this.#toolsets = 1;
    return 0;
  }

  #text(content: string, isClipped: boolean): number {
    const whole = isClipped ? `before ${content}` : content;
    const known = this.#texts.get(whole);
    if (known !== undefined) return known;
    const index = this.#texts.size;
    this.#texts.set(whole, index);
    this.hasClips ||= isClipped;
    const clip = { originalBytes: Buffer.byteLength(whole), originalId: address(whole) };
    this.lines.push(isClipped ? text(index, content, clip) : text(index, content));
    return index;
  }
}
