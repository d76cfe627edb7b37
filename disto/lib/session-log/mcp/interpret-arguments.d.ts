import { type Harness } from '../format/harness.js';
import { type SessionName } from '../format/ref.js';
import { type Outcome } from '../state/watermarks.js';
import type { ArgumentValues } from './read-arguments.js';
export interface ListArguments {
    readonly harness: Harness | undefined;
    /** Microseconds since 1970 UTC. */
    readonly since: number | undefined;
    readonly unprocessed: boolean | undefined;
}
export type DigestArguments = {
    readonly refs: readonly SessionName[];
} | {
    readonly unprocessed: true;
    readonly harness: Harness | undefined;
    readonly limit: number | undefined;
};
export interface MarkArguments {
    readonly refs: readonly string[];
    readonly sessions: readonly SessionName[];
    readonly outcome: Outcome;
    readonly uids: readonly string[];
}
/** @throws ToolError `validation_error` */
export declare function interpretList(values: ArgumentValues): ListArguments;
/** @throws ToolError `validation_error` */
export declare function interpretDigest(values: ArgumentValues): DigestArguments;
/** @throws ToolError `validation_error` */
export declare function interpretMark(values: ArgumentValues): MarkArguments;
//# sourceMappingURL=interpret-arguments.d.ts.map