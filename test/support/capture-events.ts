// Streams of capture events for tests, goldens and benchmarks.

import type { Json } from './capture-oracle.js';

export function sessionEvent(more: Json = {}): Json {
  return {
    type: 'session',
    sessionId: 'run-7',
    routingKey: 'k3yk3yk3yk3yk3yk3yk3yk3y',
    capabilitySet: { agents: [] },
    recorder: { ggVersion: '0.9.0' },
    ...more,
  };
}

export function agentEvent(agentId: string, more: Json = {}): Json {
  const origin = agentId === 'root' ? { type: 'root' } : { type: 'spawn', parent: 'root', ordinal: 0 };
  return { type: 'agent', agent: { agentId, profileId: 'worker', profile: 'Worker', origin, ...more } };
}

export function message(content: string, more: Json = {}): Json {
  return { content, role: 'user', ...more };
}

export function image(payload: string, more: Json = {}): Json {
  const dataBase64 = Buffer.from(payload).toString('base64');
  return { bytes: Buffer.byteLength(payload), dataBase64, mediaType: 'image/png', ...more };
}

export const TOOLS = [{ description: 'run', name: 'shell', parameters: { type: 'object' } }];

export function modelIo(messages: Json[], more: Json = {}, agentId = 'root'): Json {
  const request = { role: 'agent', shape: 'complete', messages, ...more };
  return {
    type: 'model_io',
    agentId,
    request,
    response: { finishReason: 'stop', text: 'Done.' },
    durationMs: 812,
  };
}

export function toolResult(output: string, more: Json = {}, agentId = 'root'): Json {
  const call = { id: 'call-1', name: 'shell', arguments: { command: 'make' } };
  return { type: 'tool_result', agentId, call, outcome: { ok: true, output, ...more } };
}

export function shell(stdout: string, stderr = '', more: Json = {}, agentId = 'root'): Json {
  const command = { command: 'make', cwd: { type: 'workspace' }, exitCode: 0, stdout, stderr, ...more };
  return { type: 'shell', agentId, origin: 'tool', command };
}

export function clock(elapsedMs = 1, agentId = 'root'): Json {
  return { type: 'clock', agentId, elapsedMs };
}

/** The bytes of a stream of events. */
export function eventLines(events: readonly (Json | string)[]): Buffer {
  const text = events
    .map((event) => `${typeof event === 'string' ? event : JSON.stringify(event)}\n`)
    .join('');
  return Buffer.from(text);
}
