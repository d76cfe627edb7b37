import { writeOut } from '../../lib/program/standard-output.js';

export { writeOut as print };

/** Prints one JSON object on a line of its own. */
export function printJson(value: unknown): Promise<void> {
  return writeOut(`${JSON.stringify(value)}\n`);
}

/** One line for people: control characters of a log must not reach the terminal. */
export function oneLine(text: string): string {
  return text.replace(/[\t\n\r]+/g, ' ').replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, '?');
}
