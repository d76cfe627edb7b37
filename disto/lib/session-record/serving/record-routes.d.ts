import type { ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { RunStore } from './run-store.js';
export interface RecordRoutesOptions {
    readonly store: RunStore;
    /** The largest upload, in bytes (default 1 GiB). */
    readonly maxUpload?: number;
    /** What uploads must carry as `Authorization: Bearer`; without one only loopback may upload. */
    readonly token?: string;
    /** Values of `Host` that are answered, ports left out (default: any). Guards a loopback server against pages that rebind a name to it. */
    readonly hosts?: readonly string[];
    /**
     * Bodies are written to Node's own response, in buffers that are used again: many clients at once take
     * little memory. Only for `@hono/node-server`, and where no middleware wants to see the answers
     * (default: false).
     */
    readonly isAlone?: boolean;
    /** Told of failures that a client is only told to come back for. */
    readonly onError?: (error: unknown) => void;
}
export declare const DEFAULT_MAX_UPLOAD: number;
/** What the server of the routes knows of a request beside the request. */
interface Bindings {
    readonly incoming?: {
        readonly socket?: {
            readonly remoteAddress?: string;
        };
    };
    readonly outgoing?: ServerResponse;
}
/**
 * `GET`, `HEAD` and `POST` of `/runs/{id}/replay` and `/runs/{id}/code-analysis`
 * (session records, "Serving and consuming"; wire format 5.1, 5.2). Its `fetch`
 * takes a web request, so that it runs in any server that speaks them.
 */
export declare function recordRoutes(options: RecordRoutesOptions): Promise<Hono<{
    Bindings: Bindings;
}>>;
export {};
//# sourceMappingURL=record-routes.d.ts.map