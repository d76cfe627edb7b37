// Records every call of a model client, answered or failed.
/**
 * Wraps a function that calls a model: each call is recorded with its request,
 * its answer or the class of its failure, and its latency. What the function
 * answers or throws comes through unchanged.
 */
export function recordModel(recorder, call, options) {
    const { agentId, role = 'agent', isToolRequired, classify = classifyFailure } = options;
    return async (request, ...rest) => {
        const isRequired = attempt(() => isToolRequired?.(request)) === true;
        const facts = { agentId, role, ...requestOf(recorder, request, isRequired) };
        const began = performance.now();
        let response;
        try {
            response = await call(request, ...rest);
        }
        catch (failure) {
            const durationMs = performance.now() - began;
            const error = attempt(() => classify(failure)) ?? classifyFailure(failure);
            recorder.modelError({ ...facts, error, durationMs });
            throw failure;
        }
        recorder.modelIo({ ...facts, response, durationMs: performance.now() - began });
        return response;
    };
}
/** Handles are made before the call: the harness may go on to change its list while the model thinks. */
function requestOf(recorder, { messages, tools }, isRequired) {
    return {
        shape: isRequired ? 'complete_requiring' : 'complete',
        messages: messages.map((message) => recorder.message(message)),
        ...(tools === undefined ? {} : { tools: recorder.tools(tools) }),
    };
}
/** What a callback of the harness answers; its fault must not become the run's. */
function attempt(callback) {
    try {
        return callback();
    }
    catch {
        return undefined;
    }
}
/**
 * The class of a failure by what clients commonly throw: an HTTP `status` is
 * fatal, a timeout and text that does not parse are told by their names, and
 * anything else is a client that gave up.
 */
export function classifyFailure(failure) {
    const message = failure instanceof Error ? failure.message : String(failure);
    const { status, name, attempts } = Object(failure);
    if (isStatus(status))
        return { kind: 'fatal', message, status };
    if (name === 'TimeoutError' || name === 'APIConnectionTimeoutError')
        return { kind: 'timeout', message };
    if (name === 'SyntaxError')
        return { kind: 'parse', message };
    return {
        kind: 'retry_exhausted',
        message,
        attempts: Number.isInteger(attempts) ? attempts : 1,
    };
}
function isStatus(status) {
    return Number.isInteger(status) && status >= 0 && status < 65_536;
}
//# sourceMappingURL=record-model.js.map