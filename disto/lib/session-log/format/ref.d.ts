import { type Harness } from './harness.js';
/** What names a session. */
export interface SessionName {
    readonly harness: Harness;
    readonly sessionId: string;
}
/** `<harness>:<session id>` */
export declare function formatRef({ harness, sessionId }: SessionName): string;
/**
 * Reads a ref: a harness that has a reader, a colon, and a session id that is
 * no path and holds no `#` (which would begin a span).
 *
 * @returns undefined when the text is no ref
 */
export declare function parseRef(text: string): SessionName | undefined;
//# sourceMappingURL=ref.d.ts.map