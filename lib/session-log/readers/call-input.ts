import type { Buffer } from 'node:buffer';
import { pick } from '../format/json-pick.js';
import { object, oneOf, string } from '../format/json-shape.js';

const withCommand = object({ command: oneOf(string) });

/** The string member `command` of an input, whatever the tool. */
export function commandOf(input: Buffer | undefined): string | undefined {
  return input === undefined ? undefined : pick(input, oneOf(withCommand))?.command;
}
