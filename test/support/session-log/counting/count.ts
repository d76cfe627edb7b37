// A second opinion on what a log holds: whole files, JSON.parse, two passes.
// Nothing here imports from lib/: agreement would prove nothing otherwise.

import { readFileSync } from 'node:fs';

export interface Count {
  entries: number;
  prompts: number;
  tool_calls: number;
  tool_errors: number;
  interrupts: number;
  denials: number;
  unparsed: number;
}

export type Json = Record<string, unknown>;
export type Status = 'ok' | 'error' | 'interrupted' | 'denied';

export function emptyCount(): Count {
  return { entries: 0, prompts: 0, tool_calls: 0, tool_errors: 0, interrupts: 0, denials: 0, unparsed: 0 };
}

/** The complete lines of a file; undefined for one that is not JSON. */
export function parseLines(path: string): unknown[] {
  const bytes = readFileSync(path);
  const whole = bytes.subarray(0, bytes.lastIndexOf(10) + 1).toString('utf8');
  return whole
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      try {
        return JSON.parse(line);
      } catch {
        return undefined;
      }
    });
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asObject(value: unknown): Json {
  return isObject(value) ? value : {};
}

export function asList(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/** Whether members that are there have the type they should have. */
export function hasTypes(record: Json, types: Record<string, string>): boolean {
  return Object.entries(types).every(([name, type]) => {
    const value = record[name];
    return (
      value === undefined || value === null || (type === 'object' ? isObject(value) : typeof value === type)
    );
  });
}

export function addStatuses(count: Count, statuses: Iterable<Status | undefined>): Count {
  for (const status of statuses) {
    if (status === 'error') count.tool_errors += 1;
    if (status === 'interrupted') count.interrupts += 1;
    if (status === 'denied') count.denials += 1;
  }
  return count;
}
