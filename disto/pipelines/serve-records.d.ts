import { type RecordRoutesOptions } from '../lib/session-record/serving/record-routes.js';
export interface ServeOptions extends Omit<RecordRoutesOptions, 'hosts' | 'isAlone'> {
    /** Default: 127.0.0.1. */
    readonly host?: string;
    /** 0 for any free one. */
    readonly port: number;
    /** Further names that requests may address the server by, when it listens on loopback. */
    readonly allowHosts?: readonly string[];
}
export interface RecordServer {
    readonly url: string;
    /** Stops listening, lets running answers end, and resolves when the last did. */
    close(): Promise<void>;
}
/** Starts a server. On loopback it answers only to loopback's names. @throws MachineryError `cannot-listen` */
export declare function serveRecords(options: ServeOptions): Promise<RecordServer>;
//# sourceMappingURL=serve-records.d.ts.map