// client's messages -> tools over the sessions pipelines -> answers, until the input ends

import type { Readable, Writable } from 'node:stream';
import type { MarkedSessions } from '../lib/session-log/format/listing.js';
import type { MarkArguments } from '../lib/session-log/mcp/interpret-arguments.js';
import { createMcpServer, type ToolActions } from '../lib/session-log/mcp/server.js';
import { StdioTransport } from '../lib/session-log/mcp/stdio-transport.js';
import { loadPolicy } from '../lib/session-log/policy/collect-policy.js';
import type { Environment } from '../lib/session-log/readers/reader.js';
import type { StateDatabase } from '../lib/session-log/state/database.js';
import { markSessions } from '../lib/session-log/state/watermarks.js';
import { digestSessions } from './digest-sessions.js';
import { listSessions, type SessionContext } from './list-sessions.js';

/** What the tools do. The policy is read anew for each call: a server outlives a change of the config file. */
export function sessionTools(environment: Environment, state: StateDatabase): ToolActions {
  const context = async (): Promise<SessionContext> => ({
    environment,
    state,
    policy: await loadPolicy(environment),
  });
  return {
    list: async (choice) => listSessions(await context(), choice),
    digest: async (choice) => digestSessions(await context(), choice),
    mark: async (choice) => markNamed(state, choice),
  };
}

function markNamed(state: StateDatabase, { refs, sessions, outcome, uids }: MarkArguments): MarkedSessions {
  markSessions(state, sessions, outcome, uids, new Date());
  return { marked: [...refs], outcome, uids: [...uids] };
}

/** Serves MCP over a pair of streams until the input ends. */
export async function answerMcp(
  environment: Environment,
  state: StateDatabase,
  streams: { readonly input: Readable; readonly output: Writable },
  onError: (error: unknown) => void,
): Promise<void> {
  const server = await createMcpServer(sessionTools(environment, state), onError);
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
  });
  await server.connect(new StdioTransport(streams.input, streams.output));
  await closed;
}
