// The shape of each event: a required member that lacks, a member of another
// kind, a member too many in an object that is closed, an instant of another
// form. What is refused is the first line of its kind in a run that holds all.
import { EVENT_NAMES, EVENT_SCHEMAS, fieldsOf } from '../format/events.js';
import { everything, PLAIN_START } from './facts.js';
import { runAt } from './story-scenarios.js';
/** Members that a refusal for another reason would come before. */
const SHARED = ['ts', 'event', 'record', 'run', 'stage', 'repeat', 'retry'];
/** Forms of an instant that a reader takes, or nearly, and that no writer gives. */
const INSTANTS = {
    'a-day': '2026-07-30',
    'no-fraction': '2026-07-30T14:22:08Z',
    'two-digits': '2026-07-30T14:22:08.00Z',
    offset: '2026-07-30T14:22:08.000+00:00',
    'no-such-day': '2026-02-31T14:22:08.000Z',
    number: 1_785_421_328_000,
    nothing: null,
};
/** Scenarios about the members of single events. */
export function shapeScenarios() {
    return [...EVENT_NAMES.flatMap(spoil), ...instants()];
}
function spoil(event) {
    const facts = everything();
    const at = facts.findIndex((fact) => fact.event === event);
    const written = facts.slice(0, at);
    const fact = facts[at];
    const own = fieldsOf(event).filter((field) => !SHARED.includes(field) && field in fact);
    const required = own.find((field) => !mayLack(event, field));
    const closed = own.find((field) => isObject(innermost(fact[field])));
    const scenario = (what, refused) => ({
        name: `shape/${event}-${what}`,
        written,
        refused,
    });
    return [
        ...(required === undefined ? [] : [scenario(`lacks-${required}`, { ...fact, [required]: undefined })]),
        ...own.slice(-1).map((field) => scenario(`${field}-of-no-kind`, { ...fact, [field]: { odd: true } })),
        ...(closed === undefined
            ? []
            : [scenario(`${closed}-too-much`, { ...fact, [closed]: addMember(fact[closed]) })]),
    ];
}
function instants() {
    const told = Object.entries(INSTANTS).map(([what, ts]) => {
        return { name: `instant/${what}`, written: [PLAIN_START], refused: runAt(ts) };
    });
    const back = runAt('1999-12-31T23:59:59.999Z');
    return [...told, { name: 'instant/clock-steps-back', written: [PLAIN_START, back] }];
}
function mayLack(event, field) {
    const { shape } = EVENT_SCHEMAS[event];
    return shape[field]?.safeParse(undefined).success === true;
}
/** The object that a member is, or the first one of its list. */
function innermost(value) {
    return Array.isArray(value) ? value[0] : value;
}
function addMember(value) {
    if (Array.isArray(value))
        return value.map((row, index) => (index === 0 ? addMember(row) : row));
    return { ...value, mood: 'good' };
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
//# sourceMappingURL=shape-scenarios.js.map