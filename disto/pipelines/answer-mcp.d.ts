import type { Readable, Writable } from 'node:stream';
import { type ToolActions } from '../lib/session-log/mcp/server.js';
import type { Environment } from '../lib/session-log/readers/reader.js';
import type { StateDatabase } from '../lib/session-log/state/database.js';
/** What the tools do. The policy is read anew for each call: a server outlives a change of the config file. */
export declare function sessionTools(environment: Environment, state: StateDatabase): ToolActions;
/** Serves MCP over a pair of streams until the input ends. */
export declare function answerMcp(environment: Environment, state: StateDatabase, streams: {
    readonly input: Readable;
    readonly output: Writable;
}, onError: (error: unknown) => void): Promise<void>;
//# sourceMappingURL=answer-mcp.d.ts.map