// What the commands of agentfeedback share in how they read a command line.

import type { Command } from 'commander';
import { UsageError } from '../../lib/program/program.js';
import {
  HARNESSES,
  type Harness,
  isHarness,
  UNREAD_HARNESSES,
} from '../../lib/session-log/format/harness.js';
import { parseRef, type SessionName } from '../../lib/session-log/format/ref.js';
import { parseSince } from '../../lib/session-log/format/since.js';
import { scrubText } from '../../lib/session-log/scrub/scrub.js';

/** Makes a command that only groups others say so instead of doing nothing. */
export function requireCommand(command: Command): void {
  const path = (): string =>
    command.parent === null ? command.name() : `${command.parent.name()} ${command.name()}`;
  command
    .usage('[options] <command>')
    .argument('[command]')
    .action((name?: string) => {
      const problem = name === undefined ? 'a command is missing' : `there is no command ${name}`;
      throw new UsageError(problem, `${path()} --help lists the commands`);
    });
}

/** Long options may be written with one dash: `-json` is `--json`. */
export function withDoubleDashes(program: Command, argv: readonly string[]): string[] {
  const names = longOptions(program);
  const end = argv.indexOf('--');
  return argv.map((argument, index) => {
    const isOption = end === -1 || index < end;
    const name = /^-([a-z][a-z-]+)(?:=.*)?$/s.exec(argument)?.[1];
    return isOption && name !== undefined && names.has(`--${name}`) ? `-${argument}` : argument;
  });
}

function longOptions(command: Command): Set<string> {
  const own = command.options.flatMap(({ long }) => long ?? []);
  return new Set(['--help', ...own, ...command.commands.flatMap((sub) => [...longOptions(sub)])]);
}

export function readHarness(name: string): Harness {
  if (isHarness(name)) return name;
  if (Object.hasOwn(UNREAD_HARNESSES, name)) {
    const reason = UNREAD_HARNESSES[name as keyof typeof UNREAD_HARNESSES];
    throw new UsageError(reason.replace(/\.$/, ''), `choose one of ${HARNESSES.join(', ')}`);
  }
  throw new UsageError(
    `there is no reader for the harness "${name}"`,
    `choose one of ${HARNESSES.join(', ')}`,
  );
}

/** @returns microseconds since 1970 UTC */
export function readSince(text: string): number {
  const since = parseSince(text, Date.now() * 1000);
  if (since !== undefined) return since;
  throw new UsageError(
    `"${text}" is neither a time nor a span of at most 100 years`,
    'write it as 2026-10-08T09:00:00Z, or as 30m, 12h, 7d or 2w',
  );
}

export function readLimit(text: string): number {
  const limit = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(limit)) return limit;
  throw new UsageError(`"${text}" is no limit`, 'write a whole number; 0 means no limit');
}

export function readRef(text: string): SessionName {
  const ref = parseRef(text);
  if (ref !== undefined) return ref;
  const colon = text.indexOf(':');
  if (colon > 0 && Object.hasOwn(UNREAD_HARNESSES, text.slice(0, colon))) readHarness(text.slice(0, colon));
  throw new UsageError(
    `"${scrubText(text)}" names no session`,
    'write <harness>:<session id>, as agentfeedback sessions list prints it',
  );
}

/** Gathers an option that may be repeated. */
export function gather(value: string, gathered: readonly string[] = []): string[] {
  return [...gathered, value];
}
