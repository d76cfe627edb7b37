import type { CaptureError } from './events.js';
import type { Recorder } from './recorder.js';
import type { MessageInput, RequestInput, ToolsInput } from './recorder-inputs.js';
/** What the wrapper needs to see of a request. */
export interface ModelRequest {
    readonly messages: readonly MessageInput[];
    readonly tools?: ToolsInput | undefined;
}
export interface ModelOptions<Request> extends Pick<RequestInput, 'agentId' | 'role'> {
    /** Whether the offered tool had to be called (default: never). */
    readonly isToolRequired?: (request: Request) => boolean;
    /** The class of a failure (default: {@link classifyFailure}). */
    readonly classify?: (error: unknown) => CaptureError;
}
/**
 * Wraps a function that calls a model: each call is recorded with its request,
 * its answer or the class of its failure, and its latency. What the function
 * answers or throws comes through unchanged.
 */
export declare function recordModel<Request extends ModelRequest, Rest extends unknown[], Response>(recorder: Recorder, call: (request: Request, ...rest: Rest) => Promise<Response>, options: ModelOptions<Request>): (request: Request, ...rest: Rest) => Promise<Response>;
/**
 * The class of a failure by what clients commonly throw: an HTTP `status` is
 * fatal, a timeout and text that does not parse are told by their names, and
 * anything else is a client that gave up.
 */
export declare function classifyFailure(failure: unknown): CaptureError;
//# sourceMappingURL=record-model.d.ts.map