// Records every call of a model client, answered or failed.

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
export function recordModel<Request extends ModelRequest, Rest extends unknown[], Response>(
  recorder: Recorder,
  call: (request: Request, ...rest: Rest) => Promise<Response>,
  options: ModelOptions<Request>,
): (request: Request, ...rest: Rest) => Promise<Response> {
  const { agentId, role = 'agent', isToolRequired, classify = classifyFailure } = options;
  return async (request, ...rest) => {
    const isRequired = attempt(() => isToolRequired?.(request)) === true;
    const facts = { agentId, role, ...requestOf(recorder, request, isRequired) };
    const began = performance.now();
    let response: Response;
    try {
      response = await call(request, ...rest);
    } catch (failure) {
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
function requestOf(recorder: Recorder, { messages, tools }: ModelRequest, isRequired: boolean) {
  return {
    shape: isRequired ? ('complete_requiring' as const) : ('complete' as const),
    messages: messages.map((message) => recorder.message(message)),
    ...(tools === undefined ? {} : { tools: recorder.tools(tools) }),
  };
}

/** What a callback of the harness answers; its fault must not become the run's. */
function attempt<T>(callback: () => T): T | undefined {
  try {
    return callback();
  } catch {
    return undefined;
  }
}

/**
 * The class of a failure by what clients commonly throw: an HTTP `status` is
 * fatal, a timeout and text that does not parse are told by their names, and
 * anything else is a client that gave up.
 */
export function classifyFailure(failure: unknown): CaptureError {
  const message = failure instanceof Error ? failure.message : String(failure);
  const { status, name, attempts } = Object(failure) as Record<string, unknown>;
  if (isStatus(status)) return { kind: 'fatal', message, status };
  if (name === 'TimeoutError' || name === 'APIConnectionTimeoutError') return { kind: 'timeout', message };
  if (name === 'SyntaxError') return { kind: 'parse', message };
  return {
    kind: 'retry_exhausted',
    message,
    attempts: Number.isInteger(attempts) ? (attempts as number) : 1,
  };
}

function isStatus(status: unknown): status is number {
  return Number.isInteger(status) && (status as number) >= 0 && (status as number) < 65_536;
}
