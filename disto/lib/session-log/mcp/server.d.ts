import { type DigestArguments, type ListArguments, type MarkArguments } from './interpret-arguments.js';
import { type ToolName } from './tools.js';
/** What each tool does; the answers are the objects that the commands print. */
export interface ToolActions {
    list(choice: ListArguments): Promise<object>;
    digest(choice: DigestArguments): Promise<object>;
    mark(choice: MarkArguments): Promise<object>;
}
/** What a call is answered with: the same object as structured content and as text. */
export interface ToolAnswer {
    readonly structuredContent: Record<string, unknown>;
    readonly content: {
        readonly type: 'text';
        readonly text: string;
    }[];
    readonly isError?: true;
    readonly [name: string]: unknown;
}
/** Makes the server; it is to be connected with a `StdioTransport`. */
export declare function createMcpServer(actions: ToolActions, onError: (error: unknown) => void): Promise<import("@modelcontextprotocol/sdk/server/index.js").Server<{
    method: string;
    params?: {
        [x: string]: unknown;
        _meta?: {
            [x: string]: unknown;
            progressToken?: string | number | undefined;
            "io.modelcontextprotocol/related-task"?: {
                taskId: string;
            } | undefined;
        } | undefined;
    } | undefined;
}, {
    method: string;
    params?: {
        [x: string]: unknown;
        _meta?: {
            [x: string]: unknown;
            progressToken?: string | number | undefined;
            "io.modelcontextprotocol/related-task"?: {
                taskId: string;
            } | undefined;
        } | undefined;
    } | undefined;
}, {
    [x: string]: unknown;
    _meta?: {
        [x: string]: unknown;
        progressToken?: string | number | undefined;
        "io.modelcontextprotocol/related-task"?: {
            taskId: string;
        } | undefined;
    } | undefined;
}>>;
/**
 * Carries out one call. Never throws: what goes wrong is the answer, without
 * detail when it is no fault of the arguments.
 *
 * @param onError is told what the answer does not say
 */
export declare function callTool(actions: ToolActions, name: ToolName, argumentBytes: Buffer | undefined, onError: (error: unknown) => void): Promise<ToolAnswer>;
//# sourceMappingURL=server.d.ts.map