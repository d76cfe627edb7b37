// client's messages -> tools over the sessions pipelines -> answers, until the input ends
import { createMcpServer } from '../lib/session-log/mcp/server.js';
import { StdioTransport } from '../lib/session-log/mcp/stdio-transport.js';
import { loadPolicy } from '../lib/session-log/policy/collect-policy.js';
import { markSessions } from '../lib/session-log/state/watermarks.js';
import { digestSessions } from './digest-sessions.js';
import { listSessions } from './list-sessions.js';
/** What the tools do. The policy is read anew for each call: a server outlives a change of the config file. */
export function sessionTools(environment, state) {
    const context = async () => ({
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
function markNamed(state, { refs, sessions, outcome, uids }) {
    markSessions(state, sessions, outcome, uids, new Date());
    return { marked: [...refs], outcome, uids: [...uids] };
}
/** Serves MCP over a pair of streams until the input ends. */
export async function answerMcp(environment, state, streams, onError) {
    const server = await createMcpServer(sessionTools(environment, state), onError);
    const closed = new Promise((resolve) => {
        server.onclose = resolve;
    });
    await server.connect(new StdioTransport(streams.input, streams.output));
    await closed;
}
//# sourceMappingURL=answer-mcp.js.map