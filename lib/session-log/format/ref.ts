import { type Harness, isHarness } from './harness.js';

/** What names a session. */
export interface SessionName {
  readonly harness: Harness;
  readonly sessionId: string;
}

/** `<harness>:<session id>` */
export function formatRef({ harness, sessionId }: SessionName): string {
  return `${harness}:${sessionId}`;
}

/**
 * Reads a ref: a harness that has a reader, a colon, and a session id that is
 * no path and holds no `#` (which would begin a span).
 *
 * @returns undefined when the text is no ref
 */
export function parseRef(text: string): SessionName | undefined {
  const colon = text.indexOf(':');
  const harness = text.slice(0, Math.max(colon, 0));
  const sessionId = text.slice(colon + 1);
  if (!isHarness(harness) || sessionId === '' || sessionId === '.' || sessionId === '..') return undefined;
  return /[/\\#]/.test(sessionId) ? undefined : { harness, sessionId };
}
