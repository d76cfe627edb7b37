// What came of reading a record: the verdict, and what may be shown of it.
import { CodedError } from '../../stream/errors.js';
import { stage } from '../../stream/stage.js';
import { QUEUED_ITEMS } from './limits.js';
import { RecordJudge } from './verdict.js';
/**
 * Stage: the items of a record in, one reading out, after the last of them.
 *
 * Holds all events. Never fails.
 *
 * @param run the name of the directory that encloses the record; undefined leaves `run-name` unchecked
 */
export function judgeRecord(run) {
    const judge = new RecordJudge(run);
    const events = [];
    return stage((item) => {
        judge.take(item);
        if (item.kind === 'event')
            events.push(item);
    }, (push) => {
        const verdict = judge.conclude();
        push({ verdict, events: mayPublish(verdict.status) ? events : [], torn: judge.torn });
    }, QUEUED_ITEMS);
}
/** What is known of a record whose file let its reader down: that alone. */
export function faultedReading(fault) {
    const verdict = { status: fault.status, line: null, rule: fault.code, message: fault.message };
    return { verdict, events: [] };
}
/** Whether a record of this status may be used at all. */
export function mayPublish(status) {
    return status === 'valid' || status === 'incomplete';
}
/** A record that an operation cannot use. The code is the broken rule. */
export class UnusableRecord extends CodedError {
    status;
    constructor({ status, line, rule, message }) {
        super(rule ?? status, message, line === null ? {} : { line });
        this.status = status;
    }
}
/** The reading itself, when its record may be used. @throws UnusableRecord */
export function requireUsable(reading) {
    if (!mayPublish(reading.verdict.status))
        throw new UnusableRecord(reading.verdict);
    return reading;
}
//# sourceMappingURL=record-reading.js.map