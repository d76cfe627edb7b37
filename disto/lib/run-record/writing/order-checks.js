// How each rule of the writing order is asked. Each question looks, none changes
// anything. Shape and story of the event have been judged before.
import { ACCESS_FIELD } from '../format/historical-events.js';
/** The places of checks in a round; what judges the agent's answer instead of its output comes last. */
const CHECK_PLACES = {
    output: 0,
    checklist: 1,
    schema: 2,
    gate: 3,
    select: 4,
    question: 4,
};
const ANSWER_PLACE = 4;
const BLOCKED_EXIT = 75;
const WORK_VERDICTS = ['refused', 'exhausted', 'rejected', 'blocked'];
/** The place in a round and the name by which a check, or the gate that is started, is known. */
export function placeOfCheck(event) {
    const kind = event.event === 'gate_start' ? 'gate' : String(event.check);
    return { place: CHECK_PLACES[kind], name: kind === 'gate' ? `gate ${event.file}` : kind };
}
/** The name of an operation of a provider. */
export function operationOf({ provider, model }) {
    return JSON.stringify([provider, model]);
}
/** A question about the attempt that the event belongs to. */
function ask(question) {
    return (state, event) => {
        const attempt = state.attemptOf(event);
        return attempt !== undefined && question(attempt, event, state);
    };
}
/** The same about the attempt that a further one would close. */
function askEarlier(question) {
    return (state, event) => {
        const attempt = state.stageOf(event)?.attempt;
        return attempt !== undefined && question(attempt);
    };
}
/** Whether the event is the check that a running gate waits for. */
const answersGate = ({ gate }, event) => gate !== undefined && event.event === 'check' && event.check === 'gate';
const mayLeaveGate = (cause) => ['signal', 'fault', 'timeout'].includes(cause);
const hasFailedHook = ({ before, success }) => before === 'failed' || success === 'failed';
/** What each rule asks. True: the event breaks it. */
export const ORDER_CHECKERS = {
    'carried-after-work': (state) => state.hasWorked,
    'carried-twice': (state, { stage }) => state.carried.has(stage),
    'carried-stage-run': (state, { stage, repeat }) => repeat === undefined && state.carried.has(stage),
    'historical-member': (_state, event) => event[ACCESS_FIELD] !== undefined,
    'attempt-number': (state, event) => event.retry !== (state.stageOf(event)?.retry ?? 0) + 1,
    'attempt-without-failure': (state, event) => {
        const stage = state.stageOf(event);
        if (stage === undefined)
            return false;
        const exit = stage.attempt?.failed?.exit;
        return stage.attempt?.gate !== undefined || exit === undefined || exit === null;
    },
    'later-attempt-received': (state, event) => state.stageOf(event) !== undefined && event.received.length > 0,
    'before-hook-late': ask(({ hasWorked, isPrompted }, { hook }) => hook === 'before' && (hasWorked || isPrompted)),
    'prompt-late': ask(({ hasWorked, isPrompted }) => hasWorked || isPrompted),
    'provider-unprompted': (state, event) => state.stageOf(event)?.isPrompted !== true,
    'turn-without-start': ask(({ operations }, event) => !operations.has(operationOf(event))),
    'transport-outside-operation': ask(({ operations }) => operations.size === 0),
    'check-out-of-order': ask((attempt, event) => {
        const { place, name } = placeOfCheck(event);
        if (attempt.checks.has(name) || place < attempt.place)
            return true;
        if (place >= ANSWER_PLACE)
            return false;
        return attempt.success !== undefined || (place > 0 && !attempt.checks.has('output'));
    }),
    'gate-unanswered': ask((attempt, event) => {
        if (attempt.gate === undefined || answersGate(attempt, event))
            return false;
        return event.event !== 'stage_end' || !mayLeaveGate(event.cause);
    }),
    'gate-not-started': ask(({ gate }, { check, file, sha256 }) => check === 'gate' && (gate?.file !== file || gate?.sha256 !== sha256)),
    'gate-drifted': (state, { file }) => state.drifted.has(file),
    'work-after-failed-check': ask(({ failed }) => failed !== undefined),
    'work-after-failed-hook': ask(hasFailedHook),
    'work-after-failure-hook': (state, event) => (event.event === 'stage_start' ? askEarlier : ask)(({ hasFailureHook }) => hasFailureHook)(state, event),
    'work-after-unreconciled': (state, event) => (event.event === 'stage_start' ? askEarlier : ask)(({ isUnreconciled }) => isUnreconciled)(state, event),
    'judged-after-renouncing': ask(({ hasRenounced }) => hasRenounced),
    'hook-twice': ask((attempt, { hook }) => {
        if (hook === 'failure')
            return attempt.hasFailureHook;
        return attempt[hook] !== undefined;
    }),
    'success-hook-unjudged': ask((attempt, { hook }) => {
        if (hook !== 'success')
            return false;
        const isJudged = attempt.checks.size > 0 && attempt.failed === undefined && attempt.gate === undefined;
        return !isJudged || attempt.hasRenounced || hasFailedHook(attempt);
    }),
    'failure-hook-after-signal': (state, { hook }) => hook === 'failure' && state.hasSignal,
    'chose-twice': ask(({ hasChosen }) => hasChosen),
    'call-twice': (state, event) => state.stageOf(event)?.calls.has(event.call) === true,
    'ending-unearned': ask((attempt, { cause }) => {
        const { failed } = attempt;
        if (cause === 'exhausted')
            return failed === undefined || failed.exit === null;
        if (cause === 'blocked')
            return failed?.check !== 'gate' || failed.exit !== BLOCKED_EXIT;
        const hasFailed = failed !== undefined || hasFailedHook(attempt) || attempt.hasFailureHook;
        return cause === 'success' && (hasFailed || attempt.hasRenounced || attempt.hasDrifted);
    }),
    'output-flags': ask((attempt, { cause, output, sealed, judged }) => {
        if (attempt.isChooser || attempt.hasChosen) {
            return output !== undefined || (cause === 'success' && !attempt.hasChosen);
        }
        if (cause === 'success')
            return sealed !== true || judged !== true;
        if (output === undefined)
            return false;
        if (sealed === true)
            return true;
        return cause === 'refused' ? judged === true : WORK_VERDICTS.includes(cause) && judged === false;
    }),
    'judged-by-nothing': ask(({ checks, gate }, { judged }) => judged === true && (checks.size === 0 || gate !== undefined)),
    'container-identity': (_state, { event, retry, repeat }) => retry !== 1 || (event !== 'parallel_done' && repeat !== undefined),
    'loop-after-signal': (state, { stage }) => [...state.signalled].some((signalled) => signalled.startsWith(`${stage}/`)),
    'fanout-plan-order': (state, event) => {
        const next = state.planOf(event)?.[0];
        return next === undefined || next.item !== event.item || next.call !== event.call;
    },
    'fanout-unfinished': (state, event) => event.cause !== 'signal' && event.cause !== 'fault' && (state.planOf(event)?.length ?? 0) > 0,
    'teardown-early': (state, event) => {
        if (event.stage === undefined)
            return false;
        const stage = state.stageOf(event);
        return stage === undefined || stage.retry !== event.retry || stage.attempt !== undefined;
    },
    'run-end-identity': (state, event) => {
        if (event.stage === undefined)
            return false;
        if (event.cause === 'success')
            return true;
        const isOwnVerdict = WORK_VERDICTS.includes(event.cause) || (event.cause === 'timeout' && event.exit === 1);
        return isOwnVerdict && state.stageOf(event) !== undefined;
    },
    'success-after-drift': (state, { cause }) => cause === 'success' && state.drifted.size > 0,
};
//# sourceMappingURL=order-checks.js.map