// What can be asked of a story before an event joins it. Each question looks,
// none changes anything. The members are whatever a line held: nothing about
// their shapes is taken for granted.
import { isCause, isLawfulEnding, SIGNALS, signalExit } from '../format/ending.js';
import { ACCESS_FIELD, isAccessPolicy, TOOL_DENIED, toolDenied } from '../format/historical-events.js';
import { describeIdentity, identityKey, identityOf } from '../format/identity.js';
import { RECORD_SHAPE } from '../format/run-events.js';
import { endingsOf } from './endings.js';
import { transitionFor } from './transitions.js';
const MACHINERY_EXIT = 2;
function breakOf(rule, message) {
    return { rule, message };
}
/** A checker for a question about the identity, which `has-identity` has proved usable. */
function askIdentity(ask) {
    return (state, event) => {
        const identity = identityOf(event);
        return identity === undefined ? undefined : ask(state, identity, event);
    };
}
/** What each question of the transition table finds. */
export const STORY_CHECKERS = {
    'names-shape': (_state, { record }) => record === RECORD_SHAPE
        ? undefined
        : breakOf('shape-required', `run_start must name record shape ${RECORD_SHAPE}`),
    'names-directory': ({ run: expected }, { run }) => expected === undefined || run === expected
        ? undefined
        : breakOf('run-name', `run_start names run ${show(run)}, the directory is ${show(expected)}`),
    'is-known': (_state, event) => transitionFor(event) === undefined
        ? breakOf('unknown-event', `${show(event.event)} is no event of a record`)
        : undefined,
    'has-instant': (_state, { ts, event }) => typeof ts === 'string' && Number.isFinite(Date.parse(ts))
        ? undefined
        : breakOf('unusable-timestamp', `${event} has no usable ts: ${show(ts)}`),
    'reads-as-before': (_state, event) => {
        if (event.event === TOOL_DENIED && !toolDenied.safeParse(event).success) {
            return breakOf('denied-tool', 'tool_denied lacks its tool or its boundary');
        }
        const policy = event.event === 'stage_start' ? event[ACCESS_FIELD] : undefined;
        return policy === undefined || isAccessPolicy(policy)
            ? undefined
            : breakOf('access-policy', 'stage_start carries an unusable access policy');
    },
    'precedes-end': ({ ended }, { event }) => {
        if (!ended)
            return undefined;
        return event === 'run_end'
            ? breakOf('ended-twice', 'the run ends a second time')
            : breakOf('content-after-end', `${event} follows the end of the run`);
    },
    'begins-with-start': ({ begun }, { event }) => {
        if (!begun && event !== 'run_start') {
            return breakOf('run-start-first', `the record begins with ${event} instead of run_start`);
        }
        return begun && event === 'run_start'
            ? breakOf('run-start-again', 'the run starts a second time')
            : undefined;
    },
    'has-identity': (_state, event) => identityOf(event) === undefined
        ? breakOf('unusable-identity', `${event.event} names no usable stage, repeat and retry`)
        : undefined,
    'attempt-is-new': askIdentity((state, of) => {
        if (state.isOpen(of))
            return breakOf('stage-started-twice', `${describeIdentity(of)} is open already`);
        return state.isClosed(of)
            ? breakOf('stage-restarted', `${describeIdentity(of)} starts again after it was closed`)
            : undefined;
    }),
    'attempt-can-end': askIdentity((state, of) => state.isOpen(of)
        ? undefined
        : breakOf('end-without-start', `${describeIdentity(of)} ends and is not open`)),
    'attempt-is-open': askIdentity((state, of, { event }) => state.isOpen(of)
        ? undefined
        : breakOf('outside-attempt', `${event} stands outside ${describeIdentity(of)}, which is not open`)),
    'fanout-is-new': askIdentity((state, of) => {
        const key = identityKey(of);
        return state.openFanouts.has(key) || state.closedFanouts.has(key)
            ? breakOf('fanout-repeated', `the fan-out ${describeIdentity(of)} starts a second time`)
            : undefined;
    }),
    'fanout-is-open': askIdentity((state, of) => state.openFanouts.has(identityKey(of))
        ? undefined
        : breakOf('item-outside-fanout', `a call of the fan-out ${describeIdentity(of)}, which is not open`)),
    'fanout-can-end': askIdentity((state, of) => state.openFanouts.has(identityKey(of))
        ? undefined
        : breakOf('fanout-end-without-start', `the fan-out ${describeIdentity(of)} ends and is not open`)),
    'container-is-new': askIdentity((state, of, { event }) => state.endedContainers.has(`${event}/${identityKey(of)}`)
        ? breakOf('container-ended-twice', `${event} stands a second time for ${describeIdentity(of)}`)
        : undefined),
    'ending-is-lawful': (state, event) => {
        let expected = state.recordedSignal ?? state.expectedSignal;
        for (const ending of endingsOf(event)) {
            const broken = findUnlawfulPair(ending, event);
            if (broken !== undefined)
                return broken;
            if (ending.cause !== 'signal')
                continue;
            if (expected !== undefined && ending.exit !== signalExit(expected)) {
                const message = `${event.event} ends by signal with exit ${ending.exit} beside signal ${expected}`;
                return breakOf('signal-exit-differs', message);
            }
            expected = ending.exit - signalExit(0);
        }
        return undefined;
    },
    'pair-is-lawful': (_state, event) => findUnlawfulPair(event, event),
    'signal-is-first': ({ recordedSignal }) => recordedSignal === undefined ? undefined : breakOf('second-signal', 'a second signal is recorded'),
    'signal-is-known': (_state, { signal, name }) => SIGNALS.some((known) => known.signal === signal && known.name === name)
        ? undefined
        : breakOf('unknown-signal', `signal ${show(signal)} ${show(name)} is none that a run handles`),
    'signal-is-expected': ({ expectedSignal }, { signal }) => expectedSignal === undefined || expectedSignal === signal
        ? undefined
        : breakOf('signal-differs', `signal ${signal} is recorded after endings by signal ${expectedSignal}`),
    'signal-is-settled': ({ recordedSignal, expectedSignal }, { cause, exit }) => {
        if (recordedSignal === undefined) {
            if (cause === 'signal') {
                return breakOf('signal-not-recorded', 'the run ends by a signal that is not on record');
            }
            return expectedSignal === undefined
                ? undefined
                : breakOf('signal-still-expected', `earlier work ended by signal ${expectedSignal}, which is not on record`);
        }
        return cause === 'signal' && exit === signalExit(recordedSignal)
            ? undefined
            : breakOf('signal-not-followed', `signal ${recordedSignal} is on record, the run ends ${cause}/${exit}`);
    },
    'work-is-settled': (state, { cause, exit }) => {
        const mayLeaveOpen = cause === 'signal' || ((cause === 'fault' || cause === 'timeout') && exit === MACHINERY_EXIT);
        return mayLeaveOpen || !state.isWorkOpen
            ? undefined
            : breakOf('work-left-open', `the run ends ${cause}/${exit} while work is open`);
    },
};
function findUnlawfulPair({ cause, exit }, { event }) {
    if (!isCause(cause))
        return breakOf('unknown-cause', `${event} has the cause ${show(cause)}`);
    if (!Number.isSafeInteger(exit) || exit < 0) {
        return breakOf('unusable-exit', `${event} has the exit ${show(exit)}`);
    }
    return isLawfulEnding({ cause, exit: exit })
        ? undefined
        : breakOf('cause-exit-pair', `${event} pairs ${cause} with exit ${exit}`);
}
const SHOWN_CHARACTERS = 80;
/** A foreign value in a message: short, on one line, whatever it is. */
function show(value) {
    if (value === undefined)
        return 'nothing';
    if (typeof value === 'object' && value !== null)
        return Array.isArray(value) ? 'an array' : 'an object';
    const text = JSON.stringify(value);
    return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}...` : text;
}
//# sourceMappingURL=story-checks.js.map