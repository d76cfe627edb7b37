// The MCP server: tells the tools, reads arguments, carries answers and errors.
// What the tools do is given to it. The SDK is loaded when a server is made.
import { randomUUID } from 'node:crypto';
import { packageVersion } from '../../program/version.js';
import { CodedError } from '../../stream/errors.js';
import { UndigestedSession } from '../state/watermarks.js';
import { interpretDigest, interpretList, interpretMark, } from './interpret-arguments.js';
import { readArguments } from './read-arguments.js';
import { ARGUMENTS_TEXT } from './stdio-transport.js';
import { detail, ToolError } from './tool-error.js';
import { describeTools, isToolName } from './tools.js';
/** Makes the server; it is to be connected with a `StdioTransport`. */
export async function createMcpServer(actions, onError) {
    const [{ Server }, { CallToolRequestSchema, ListToolsRequestSchema, McpError, ErrorCode }] = await Promise.all([
        import('@modelcontextprotocol/sdk/server/index.js'),
        import('@modelcontextprotocol/sdk/types.js'),
    ]);
    const server = new Server({ name: 'agentfeedback', version: packageVersion() }, { capabilities: { tools: {} } });
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: describeTools() }));
    server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
        const { name, arguments: given } = params;
        if (!isToolName(name))
            throw new McpError(ErrorCode.InvalidParams, `there is no tool ${name}`);
        const text = given?.[ARGUMENTS_TEXT];
        return callTool(actions, name, typeof text === 'string' ? Buffer.from(text) : undefined, onError);
    });
    return server;
}
/**
 * Carries out one call. Never throws: what goes wrong is the answer, without
 * detail when it is no fault of the arguments.
 *
 * @param onError is told what the answer does not say
 */
export async function callTool(actions, name, argumentBytes, onError) {
    try {
        return answer(await act(actions, name, argumentBytes));
    }
    catch (error) {
        return { ...answer(errorBody(error, onError)), isError: true };
    }
}
async function act(actions, name, bytes) {
    const values = readArguments(name, bytes);
    if (name === 'sessions_list')
        return actions.list(interpretList(values));
    if (name === 'sessions_digest')
        return actions.digest(interpretDigest(values));
    return actions.mark(interpretMark(values));
}
function errorBody(error, onError) {
    const request_id = randomUUID();
    if (error instanceof UndigestedSession) {
        const details = [detail('invalid_format', 'refs', error.message)];
        return { error: 'validation_error', message: 'the arguments are not valid', request_id, details };
    }
    if (error instanceof ToolError) {
        const { code, message, details } = error;
        return { error: code, message, request_id, details };
    }
    onError(error instanceof CodedError ? error : new Error('a tool failed', { cause: error }));
    return { error: 'internal_error', message: 'the tool failed', request_id, details: [] };
}
function answer(body) {
    return {
        structuredContent: { ...body },
        content: [{ type: 'text', text: JSON.stringify(body) }],
    };
}
//# sourceMappingURL=server.js.map