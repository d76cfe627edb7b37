// The writer of one record.
//
// A fact is judged when it is handed over, against everything that was handed
// over before it, queued lines included: first its shape, then the story that a
// reader will follow, then the finer order of writers. What is refused leaves no
// byte and changes nothing. What is accepted is written in that order, one line
// one write call; if a line fails, all that wait behind it fail with the same
// error and the record stays the true prefix that it is.
//
// Judged is what the line says, not what the caller holds: the spelled bytes are
// parsed again, so that writer and reader look at one and the same thing.

import { basename, resolve } from 'node:path';
import { CodedError } from '../../stream/errors.js';
import type { EventName, EventOf } from '../format/events.js';
import type { StageIdentity } from '../format/identity.js';
import { RECORD_SHAPE } from '../format/run-events.js';
import { Story } from '../reading/story.js';
import type { EventFields } from '../reading/story-state.js';
import { RecordFile } from './record-file.js';
import { RefusedEvent } from './refused-event.js';
import { spellEvent } from './spell-event.js';
import { WritingOrder } from './writing-order.js';

/** Tells the instant. */
export type Clock = () => Date;

/** An event as it is handed over: the writer puts in the instant where it is left out. */
export type Fact<Name extends EventName = EventName> = {
  [Each in Name]: Omit<EventOf<Each>, 'ts'> & { readonly ts?: string | undefined };
}[Name];

/** The first fact of a run: the shape of the record is the writer's own. */
export type RunStart = Omit<EventOf<'run_start'>, 'ts' | 'event' | 'record'> & {
  readonly ts?: string | undefined;
};

/** How a run ended. */
export type RunEnd = Omit<EventOf<'run_end'>, 'ts' | 'event'> & { readonly ts?: string | undefined };

/** A line that is whole in the file. */
export interface WrittenEvent {
  /** What the line says. */
  readonly event: EventFields;
  /** With its line feed. */
  readonly line: Buffer;
  /** From 1. */
  readonly number: number;
}

export interface WriterOptions {
  readonly clock?: Clock | undefined;
  /** Told once, when the writing failed for good. */
  readonly onFailure?: ((failure: Error) => void) | undefined;
}

/** Writes the facts of one run, as they happen, into `record.jsonl` (run-record details, 1 and 3). */
export class RecordWriter {
  /** The directory of the run. */
  readonly directory: string;
  /** The first line of the record. */
  readonly first: WrittenEvent;
  readonly #file: RecordFile;
  readonly #clock: Clock;
  readonly #onFailure: (failure: Error) => void;
  readonly #story: Story;
  readonly #order = new WritingOrder();
  #accepted = 0;
  #isFailureTold = false;

  private constructor(directory: string, first: WrittenEvent, file: RecordFile, options: WriterOptions) {
    this.directory = directory;
    this.first = first;
    this.#file = file;
    this.#clock = options.clock ?? (() => new Date());
    this.#onFailure = options.onFailure ?? (() => {});
    this.#story = new Story({ run: basename(directory) });
  }

  /**
   * Begins the record of a run: from the moment this resolves, the run exists.
   *
   * @param directory exists, and has no record; its name is the name of the run
   * @throws RefusedEvent before anything is created; CodedError `record-exists`; MachineryError: then a part of
   *   the file may be there
   */
  static begin(directory: string, start: RunStart, options: WriterOptions = {}): Promise<RecordWriter> {
    return RecordWriter.beginFields(directory, { ...start, event: 'run_start' }, options);
  }

  /** The same for a first fact of which nothing is known. @throws as {@link begin} */
  static async beginFields(
    directory: string,
    fact: EventFields,
    options: WriterOptions = {},
  ): Promise<RecordWriter> {
    const root = resolve(directory);
    const clock = options.clock ?? (() => new Date());
    const start = { record: RECORD_SHAPE, ...fact, ts: fact.ts === undefined ? instantOf(clock) : fact.ts };
    // Judged by a story of its own first: a refused start creates no file.
    const lawful = requireLawful(new Story({ run: basename(root) }), new WritingOrder(), start, 1);
    const file = await RecordFile.create(root);
    const writer = new RecordWriter(root, { ...lawful, number: 1 }, file, { ...options, clock });
    await writer.appendFields(start);
    return writer;
  }

  /** What the first line says. */
  get start(): EventOf<'run_start'> {
    return this.first.event as EventOf<'run_start'>;
  }

  /** Whether run_end was handed over: nothing is accepted any more. */
  get isEnded(): boolean {
    return this.#story.ended;
  }

  /** The attempts that were begun and not ended, queued lines included. */
  get openAttempts(): readonly StageIdentity[] {
    return this.#story.openAttempts;
  }

  /** What stopped the writing for good, if anything did. */
  get failure(): Error | undefined {
    return this.#file.failure;
  }

  /** How many lines, and bytes, are whole in the file. */
  get written(): { readonly lines: number; readonly bytes: number } {
    return { lines: this.#file.lines, bytes: this.#file.size };
  }

  /** The instant as a line spells it. */
  now(): string {
    return instantOf(this.#clock);
  }

  /**
   * Says why a fact would be refused now, if it would. Changes nothing.
   *
   * @throws nothing
   */
  judge(fact: EventFields): RefusedEvent | undefined {
    try {
      requireLawful(this.#story, this.#order, this.#dated(fact), this.#accepted + 1);
      return undefined;
    } catch (refusal) {
      if (refusal instanceof RefusedEvent) return refusal;
      throw refusal;
    }
  }

  /**
   * Appends a fact; resolves when its line is whole in the file. run_end closes the writer at once, and its line
   * is followed by the one sync of the record.
   *
   * Nobody needs to wait: a line that could not be written is told by `onFailure` and by everything later. A
   * refusal that nobody looks at is an unhandled rejection.
   *
   * @throws RefusedEvent: nothing was written, and the writer goes on; CodedError `record-closed` after run_end;
   *   MachineryError when a line could not be written: the writer is dead, and says the same ever after
   */
  append(fact: Fact): Promise<WrittenEvent> {
    return this.appendFields(fact);
  }

  /** The same for a fact of which nothing is known. @throws as {@link append} */
  appendFields(fact: EventFields): Promise<WrittenEvent> {
    if (this.#file.failure !== undefined) return Promise.reject(this.#file.failure);
    try {
      const { line, event } = this.#accept(fact);
      this.#accepted += 1;
      const written = this.#write(line, { event, line, number: this.#accepted });
      written.catch(() => {});
      return written;
    } catch (refusal) {
      return Promise.reject(refusal);
    }
  }

  /** Appends run_end. @throws as {@link append}; MachineryError `cannot-sync`: the line is visible then */
  end(end: RunEnd): Promise<WrittenEvent> {
    return this.append({ ...end, event: 'run_end' });
  }

  #dated(fact: EventFields): EventFields {
    return { ...fact, ts: fact.ts === undefined ? this.now() : fact.ts };
  }

  /** Judges a fact and lets story and order go on. @throws RefusedEvent; CodedError `record-closed` */
  #accept(fact: EventFields): LawfulLine {
    if (this.isEnded) {
      throw new CodedError('record-closed', `the run has ended: ${String(fact.event)} is not written`);
    }
    const lawful = requireLawful(this.#story, this.#order, this.#dated(fact), this.#accepted + 1);
    this.#story.advance(lawful.event);
    this.#order.advance(lawful.event);
    return lawful;
  }

  async #write(line: Buffer, written: WrittenEvent): Promise<WrittenEvent> {
    try {
      await (this.isEnded ? this.#file.appendLast(line) : this.#file.append(line));
      return written;
    } catch (failure) {
      if (!this.#isFailureTold) {
        this.#isFailureTold = true;
        this.#onFailure(failure as Error);
      }
      throw failure;
    }
  }
}

interface LawfulLine {
  readonly line: Buffer;
  readonly event: EventFields;
}

/** The line of a fact and what it says. @param number of the line that it would be @throws RefusedEvent */
function requireLawful(story: Story, order: WritingOrder, fact: EventFields, number: number): LawfulLine {
  const line = spellEvent(fact, number);
  const event = JSON.parse(line.toString('utf8')) as EventFields;
  const broken = story.judge(event);
  if (broken !== undefined) throw new RefusedEvent('event-breaks-story', broken.rule, broken.message, number);
  const disorder = order.judge(event);
  if (disorder === undefined) return { line, event };
  throw new RefusedEvent('event-out-of-order', disorder.rule, disorder.message, number);
}

function instantOf(clock: Clock): string {
  return clock().toISOString();
}
