import type { SessionName } from '../format/ref.js';
/**
 * The key of what is filed from a span: the same finding has the same key wherever
 * and whenever it is filed (session logs, "Filing from a digest").
 *
 * @param ordinal numbers several findings at one span, from 1
 */
export declare function sessionScanKey({ harness, sessionId }: SessionName, span: string, ordinal: number, detectorVersion?: string): string;
//# sourceMappingURL=session-key.d.ts.map