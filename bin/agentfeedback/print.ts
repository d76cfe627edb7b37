import { MachineryError } from '../../lib/stream/errors.js';

/** Writes to stdout; a failed write is told. @throws MachineryError `cannot-write` */
export function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (error == null) resolve();
      else reject(MachineryError.from('write', 'the standard output', error));
    });
  });
}

/** Prints one JSON object on a line of its own. */
export function printJson(value: unknown): Promise<void> {
  return print(`${JSON.stringify(value)}\n`);
}

/** One line for people: control characters of a log must not reach the terminal. */
export function oneLine(text: string): string {
  return text.replace(/[\t\n\r]+/g, ' ').replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, '?');
}
