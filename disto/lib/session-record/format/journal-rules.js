// The rules that make a sequence of journal lines a journal: the header first
// and once, in the one format; each pool contiguous from 0; each reference to a
// body that is already there. They stand here once, for everything that writes,
// folds, unfolds or verifies a journal.
//
// Holds counters only. `seq` is not judged here: a journal whose seq falls or
// repeats is folded as it stands.
import { FORMAT_VERSION } from './constants.js';
import { JournalRefusal } from './refusals.js';
const SINGULAR = { messages: 'message', toolsets: 'toolset', texts: 'text' };
export class JournalRules {
    #journal;
    #counts = { messages: 0, toolsets: 0, texts: 0 };
    #hasHeader = false;
    #entries = 0;
    #lastSeq;
    /** @param journal how messages name the journal, such as its path in backticks */
    constructor(journal = 'on standard input') {
        this.#journal = journal;
    }
    /** How many bodies each pool holds. */
    get counts() {
        return this.#counts;
    }
    /** How many entries were admitted. */
    get entries() {
        return this.#entries;
    }
    /** The seq of the last entry, even when an earlier one is larger. */
    get lastSeq() {
        return this.#lastSeq;
    }
    /** Judges the next line of the journal, whatever its kind. @throws JournalRefusal */
    admit(line, place) {
        if (line.type === 'header') {
            this.admitHeader(line.formatVersion, place);
            return;
        }
        this.requireHeader(place);
        switch (line.type) {
            case 'message':
                this.admitBody('messages', line.index, place);
                break;
            case 'toolset':
                this.admitBody('toolsets', line.index, place);
                break;
            case 'text':
                this.admitBody('texts', line.index, place);
                if (line.clip)
                    this.admitClip(line.clip, line.index, place);
                break;
            case 'entry':
                this.admitEntry(line.entry, place);
                break;
            case 'seed':
            case 'agent':
            case 'end':
                break;
        }
    }
    /** @throws JournalRefusal `unsupported-format`, `second-header` */
    admitHeader(formatVersion, place) {
        if (formatVersion !== FORMAT_VERSION) {
            const predicate = `is in format ${formatVersion}, which this build does not assemble (it reads format ${FORMAT_VERSION})`;
            throw new JournalRefusal('unsupported-format', this.#journal, predicate, place);
        }
        if (this.#hasHeader) {
            throw new JournalRefusal('second-header', this.#journal, 'has a second header line', place);
        }
        this.#hasHeader = true;
    }
    /**
     * To be called for every line that is no header, and at the journal's end.
     *
     * @throws JournalRefusal `missing-header`
     */
    requireHeader(place) {
        if (this.#hasHeader)
            return;
        const predicate = place === undefined ? 'has no header line' : 'has no header line before its first other line';
        throw new JournalRefusal('missing-header', this.#journal, predicate, place);
    }
    /** @throws JournalRefusal `pool-gap` */
    admitBody(pool, index, place) {
        const count = this.#counts[pool];
        if (index !== count) {
            const predicate = `has a gap in its ${SINGULAR[pool]} pool: a line claims index ${index} after ${count} were read`;
            throw new JournalRefusal('pool-gap', this.#journal, predicate, place, { pool, index, count });
        }
        this.#counts[pool] = count + 1;
    }
    /** @throws JournalRefusal `clip-mismatch` */
    admitClip(clip, index, place) {
        if (clip.text === index)
            return;
        const predicate = `has a clip that names text ${clip.text} on the line of text ${index}`;
        throw new JournalRefusal('clip-mismatch', this.#journal, predicate, place, {
            pool: 'texts',
            index: clip.text,
            count: this.#counts.texts,
        });
    }
    /** @throws JournalRefusal `dangling-reference` */
    admitEntry(entry, place) {
        this.#checkReferences(entry, place);
        this.#entries += 1;
        this.#lastSeq = entry.seq;
    }
    #checkReferences(entry, place) {
        const check = (pool, index) => {
            if (index === undefined || index === null || index < this.#counts[pool])
                return;
            throw this.#dangling(entry.seq, pool, index, place);
        };
        switch (entry.type) {
            case 'model_io':
            case 'model_error':
                this.#checkMessages(entry.request.messages, entry.seq, place);
                check('toolsets', entry.request.toolset);
                break;
            case 'tool_result':
                check('texts', entry.outcome.output);
                check('texts', entry.outcome.dataText);
                check('texts', entry.outcome.summary);
                break;
            case 'prompt_frame':
                for (const item of entry.items)
                    check('messages', item.message);
                break;
            case 'shell':
            case 'git':
                check('texts', entry.command.stdout);
                check('texts', entry.command.stderr);
                break;
            case 'cancel_probe':
            case 'clock':
                break;
        }
    }
    #checkMessages(messages, seq, place) {
        const count = this.#counts.messages;
        if (messages.max < count)
            return;
        const first = messages.toArray().find((index) => index >= count);
        throw this.#dangling(seq, 'messages', first, place);
    }
    #dangling(seq, pool, index, place) {
        const count = this.#counts[pool];
        const predicate = `has a dangling reference: entry ${seq} names ${SINGULAR[pool]} ${index} when ${count} were read`;
        return new JournalRefusal('dangling-reference', this.#journal, predicate, place, { pool, index, count });
    }
}
//# sourceMappingURL=journal-rules.js.map