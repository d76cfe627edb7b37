// How a record stands, as one judgement.
//
// Precedence: what disqualifies the whole file; a first line that is no object;
// another record shape; then the first line that breaks framing or story; bytes
// after a story that ended; else the story's own class.
import { FILE_RULES, FRAMING_RULES } from '../format/rules.js';
import { RECORD_SHAPE } from '../format/run-events.js';
import { Story } from './story.js';
const FRAMING_MESSAGES = {
    'record-too-large': 'the record has more than 1,048,576 bytes',
    'too-many-segments': 'the record has more than 10,000 segments',
    'not-utf8': 'the segment is not UTF-8',
    'not-json': 'the line is not valid JSON',
    'not-an-object': 'the line is not an object',
    'unsupported-shape': 'the record has a shape that this reader does not know',
    'bytes-after-end': 'bytes follow the line of run_end',
};
/** Judges a record item by item, then as a whole. */
export class RecordJudge {
    #story;
    #fault;
    #torn;
    /** @param run the name of the directory that encloses the record; undefined leaves `run-name` unchecked */
    constructor(run) {
        this.#story = new Story({ run });
    }
    /** The unterminated segment, if there is one. */
    get torn() {
        return this.#torn;
    }
    /** Takes the next item of the record. */
    take(item) {
        if (item.kind === 'content-fault') {
            this.#fault = framingVerdict(item.rule, item.number);
        }
        else if (item.kind === 'torn') {
            this.#torn = { line: item.number, size: item.size, offset: item.offset };
        }
        else if (this.#fault === undefined) {
            this.#fault = item.kind === 'event' ? this.#follow(item) : framingVerdict(item.rule, item.number);
        }
    }
    /** The verdict over everything that was taken. */
    conclude() {
        if (this.#fault !== undefined)
            return this.#fault;
        if (!this.#story.ended) {
            return { status: 'incomplete', line: null, rule: null, message: 'a possible prefix without run_end' };
        }
        if (this.#torn !== undefined)
            return framingVerdict('bytes-after-end', this.#torn.line);
        return { status: 'valid', line: null, rule: null, message: 'a whole story' };
    }
    #follow({ fields, number }) {
        const { record } = fields;
        if (number === 1 && typeof record === 'number' && record !== RECORD_SHAPE) {
            const message = `the record has shape ${record}; this reader knows shape ${RECORD_SHAPE}`;
            return { ...framingVerdict('unsupported-shape', number), message };
        }
        const broken = this.#story.judge(fields);
        if (broken !== undefined) {
            return { status: 'invalid', line: number, rule: broken.rule, message: broken.message };
        }
        this.#story.advance(fields);
        return undefined;
    }
}
function framingVerdict(rule, line) {
    const { status } = rule === 'record-too-large' ? FILE_RULES[rule] : FRAMING_RULES[rule];
    return { status, line, rule, message: FRAMING_MESSAGES[rule] };
}
//# sourceMappingURL=verdict.js.map