import type { StateDatabase } from '../lib/session-log/state/database.js';
export interface ServeOptions {
    readonly host: string;
    /** 0: any free port. */
    readonly port: number;
    readonly token: string;
    readonly signal: AbortSignal;
    /** Told once requests are taken. */
    readonly onListening: (url: string) => void;
    readonly onFault: (error: unknown) => void;
}
/** @throws MachineryError `cannot-listen`; the abort reason when it is asked to stop */
export declare function serveSubmissions(state: StateDatabase, options: ServeOptions): Promise<never>;
//# sourceMappingURL=serve-submissions.d.ts.map