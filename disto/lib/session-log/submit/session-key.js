import { createHash } from 'node:crypto';
import { DETECTOR_VERSION } from '../format/digest-rules.js';
/**
 * The key of what is filed from a span: the same finding has the same key wherever
 * and whenever it is filed (session logs, "Filing from a digest").
 *
 * @param ordinal numbers several findings at one span, from 1
 */
export function sessionScanKey({ harness, sessionId }, span, ordinal, detectorVersion = DETECTOR_VERSION) {
    const named = [harness, sessionId, span, String(ordinal), detectorVersion].join('\0');
    return `session-scan-${createHash('sha256').update(named).digest('hex')}`;
}
//# sourceMappingURL=session-key.js.map