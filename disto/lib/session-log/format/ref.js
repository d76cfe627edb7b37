import { isHarness } from './harness.js';
/** `<harness>:<session id>` */
export function formatRef({ harness, sessionId }) {
    return `${harness}:${sessionId}`;
}
/**
 * Reads a ref: a harness that has a reader, a colon, and a session id that is
 * no path and holds no `#` (which would begin a span).
 *
 * @returns undefined when the text is no ref
 */
export function parseRef(text) {
    const colon = text.indexOf(':');
    const harness = text.slice(0, Math.max(colon, 0));
    const sessionId = text.slice(colon + 1);
    if (!isHarness(harness) || sessionId === '' || sessionId === '.' || sessionId === '..')
        return undefined;
    return /[/\\#]/.test(sessionId) ? undefined : { harness, sessionId };
}
//# sourceMappingURL=ref.js.map