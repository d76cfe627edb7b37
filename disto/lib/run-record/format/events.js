// The inventory: every event that current writers write, by name.
import { chose, providerRetry, providerStart, providerTransport, toolCall, turn } from './agent-events.js';
import { fanoutDone, fanoutStart, loopDone, parallelDone, subflowCall } from './container-events.js';
import { hashDrift, runEnd, runStart, signalReceived, tmpTeardown } from './run-events.js';
import { check, gateStart, hook, prompt, stageCarried, stageEnd, stageStart, unreconciled, } from './stage-events.js';
/**
 * Name to schema, in the order of the page's table. A schema's keys stand in
 * the order in which a line's members are written; members that it does not
 * name may follow, and readers ignore them.
 */
export const EVENT_SCHEMAS = {
    run_start: runStart,
    run_end: runEnd,
    stage_carried: stageCarried,
    stage_start: stageStart,
    prompt,
    stage_end: stageEnd,
    unreconciled,
    tmp_teardown: tmpTeardown,
    provider_start: providerStart,
    turn,
    provider_retry: providerRetry,
    provider_transport: providerTransport,
    gate_start: gateStart,
    check,
    tool_call: toolCall,
    subflow_call: subflowCall,
    chose,
    loop_done: loopDone,
    parallel_done: parallelDone,
    fanout_start: fanoutStart,
    fanout_done: fanoutDone,
    hook,
    hash_drift: hashDrift,
    signal: signalReceived,
};
export const EVENT_NAMES = Object.keys(EVENT_SCHEMAS);
/** Whether a value is the name of an event that current writers write. */
export function isEventName(name) {
    return typeof name === 'string' && Object.hasOwn(EVENT_SCHEMAS, name);
}
/** The exact top-level members of an event, in writing order. */
export function fieldsOf(name) {
    return Object.keys(EVENT_SCHEMAS[name].shape);
}
//# sourceMappingURL=events.js.map