// An event as the line that says it.
//
// The members stand in the order of the event's schema, those of the objects
// inside it too; members that the schema does not name follow in the order in
// which they were given. A member that is undefined is left out.
import { EVENT_SCHEMAS, fieldsOf, isEventName } from '../format/events.js';
import { RefusedEvent } from './refused-event.js';
/**
 * Events whose line has another order than the table of fields: a call ends
 * with how deep it lies and whether it started.
 */
const WRITING_ORDERS = {
    subflow_call: [
        ...fieldsOf('subflow_call').filter((field) => field !== 'depth' && field !== 'started'),
        'depth',
        'started',
    ],
};
/** The members of an event in the order of a written line. */
export function writingOrder(name) {
    return WRITING_ORDERS[name] ?? fieldsOf(name);
}
/**
 * Spells an event as compact JSON and a line feed.
 *
 * @param number of the line, for the message of a refusal
 * @throws RefusedEvent `event-breaks-story` with rule `unknown-event`; `event-malformed` when the event is not
 *   what its schema says, or when JSON cannot say it
 */
export function spellEvent(event, number) {
    const { event: name } = event;
    if (!isEventName(name)) {
        const message = `${showName(name)} is no event of a record`;
        throw new RefusedEvent('event-breaks-story', 'unknown-event', message, number);
    }
    const known = requireShape(name, event, number);
    const order = writingOrder(name);
    const extra = Object.keys(event).filter((field) => !order.includes(field));
    const members = [
        ...order.map((field) => [field, known[field]]),
        ...extra.map((field) => [field, event[field]]),
    ];
    // One by one: an object would put members whose names are numbers first.
    const spelled = members.flatMap(([field, value]) => {
        const text = spellValue(value, (why) => malformed(`${name} has a member ${field} that JSON cannot say: ${why}`, number));
        return text === undefined ? [] : [`${JSON.stringify(field)}:${text}`];
    });
    return Buffer.from(`{${spelled.join(',')}}\n`);
}
/** The members that the schema names; the parsing puts those of inner objects into its order. */
function requireShape(name, event, number) {
    const parsed = EVENT_SCHEMAS[name].safeParse(event);
    if (parsed.success)
        return parsed.data;
    throw malformed(`${name} ${describeIssue(parsed.error)}`, number);
}
function describeIssue({ issues: [issue] }) {
    const place = issue?.path.join('.');
    return place ? `has an unusable ${place}: ${issue?.message}` : `is malformed: ${issue?.message}`;
}
function spellValue(value, complain) {
    try {
        return JSON.stringify(value);
    }
    catch (cause) {
        throw complain(cause.message);
    }
}
function malformed(message, number) {
    return new RefusedEvent('event-malformed', 'event-shape', message, number);
}
const SHOWN_CHARACTERS = 80;
function showName(name) {
    return typeof name === 'string' ? JSON.stringify(name.slice(0, SHOWN_CHARACTERS)) : `a ${typeof name}`;
}
//# sourceMappingURL=spell-event.js.map