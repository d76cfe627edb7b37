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
import { RECORD_SHAPE } from '../format/run-events.js';
import { Story } from '../reading/story.js';
import { RecordFile } from './record-file.js';
import { RefusedEvent } from './refused-event.js';
import { spellEvent } from './spell-event.js';
import { WritingOrder } from './writing-order.js';
/** Writes the facts of one run, as they happen, into `record.jsonl` (run-record details, 1 and 3). */
export class RecordWriter {
    /** The directory of the run. */
    directory;
    /** The first line of the record. */
    first;
    #file;
    #clock;
    #onFailure;
    #story;
    #order = new WritingOrder();
    #accepted = 0;
    #isFailureTold = false;
    constructor(directory, first, file, options) {
        this.directory = directory;
        this.first = first;
        this.#file = file;
        this.#clock = options.clock ?? (() => new Date());
        this.#onFailure = options.onFailure ?? (() => { });
        this.#story = new Story({ run: basename(directory) });
    }
    /**
     * Begins the record of a run: from the moment this resolves, the run exists.
     *
     * @param directory exists, and has no record; its name is the name of the run
     * @throws RefusedEvent before anything is created; CodedError `record-exists`; MachineryError: then a part of
     *   the file may be there
     */
    static begin(directory, start, options = {}) {
        return RecordWriter.beginFields(directory, { ...start, event: 'run_start' }, options);
    }
    /** The same for a first fact of which nothing is known. @throws as {@link begin} */
    static async beginFields(directory, fact, options = {}) {
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
    get start() {
        return this.first.event;
    }
    /** Whether run_end was handed over: nothing is accepted any more. */
    get isEnded() {
        return this.#story.ended;
    }
    /** The attempts that were begun and not ended, queued lines included. */
    get openAttempts() {
        return this.#story.openAttempts;
    }
    /** What stopped the writing for good, if anything did. */
    get failure() {
        return this.#file.failure;
    }
    /** How many lines, and bytes, are whole in the file. */
    get written() {
        return { lines: this.#file.lines, bytes: this.#file.size };
    }
    /** The instant as a line spells it. */
    now() {
        return instantOf(this.#clock);
    }
    /**
     * Says why a fact would be refused now, if it would. Changes nothing.
     *
     * @throws nothing
     */
    judge(fact) {
        try {
            requireLawful(this.#story, this.#order, this.#dated(fact), this.#accepted + 1);
            return undefined;
        }
        catch (refusal) {
            if (refusal instanceof RefusedEvent)
                return refusal;
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
    append(fact) {
        return this.appendFields(fact);
    }
    /** The same for a fact of which nothing is known. @throws as {@link append} */
    appendFields(fact) {
        if (this.#file.failure !== undefined)
            return Promise.reject(this.#file.failure);
        try {
            const { line, event } = this.#accept(fact);
            this.#accepted += 1;
            const written = this.#write(line, { event, line, number: this.#accepted });
            written.catch(() => { });
            return written;
        }
        catch (refusal) {
            return Promise.reject(refusal);
        }
    }
    /** Appends run_end. @throws as {@link append}; MachineryError `cannot-sync`: the line is visible then */
    end(end) {
        return this.append({ ...end, event: 'run_end' });
    }
    #dated(fact) {
        return { ...fact, ts: fact.ts === undefined ? this.now() : fact.ts };
    }
    /** Judges a fact and lets story and order go on. @throws RefusedEvent; CodedError `record-closed` */
    #accept(fact) {
        if (this.isEnded) {
            throw new CodedError('record-closed', `the run has ended: ${String(fact.event)} is not written`);
        }
        const lawful = requireLawful(this.#story, this.#order, this.#dated(fact), this.#accepted + 1);
        this.#story.advance(lawful.event);
        this.#order.advance(lawful.event);
        return lawful;
    }
    async #write(line, written) {
        try {
            await (this.isEnded ? this.#file.appendLast(line) : this.#file.append(line));
            return written;
        }
        catch (failure) {
            if (!this.#isFailureTold) {
                this.#isFailureTold = true;
                this.#onFailure(failure);
            }
            throw failure;
        }
    }
}
/** The line of a fact and what it says. @param number of the line that it would be @throws RefusedEvent */
function requireLawful(story, order, fact, number) {
    const line = spellEvent(fact, number);
    const event = JSON.parse(line.toString('utf8'));
    const broken = story.judge(event);
    if (broken !== undefined)
        throw new RefusedEvent('event-breaks-story', broken.rule, broken.message, number);
    const disorder = order.judge(event);
    if (disorder === undefined)
        return { line, event };
    throw new RefusedEvent('event-out-of-order', disorder.rule, disorder.message, number);
}
function instantOf(clock) {
    return clock().toISOString();
}
//# sourceMappingURL=record-writer.js.map