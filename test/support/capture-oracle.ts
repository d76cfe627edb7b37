// What a record of some capture events must hold, worked out by rules of its
// own: nothing of lib/ is used here, so that an error there cannot hide itself.

import { createHash } from 'node:crypto';

/** JSON as a test reads and writes it. */
// biome-ignore lint/suspicious/noExplicitAny: events of every kind pass through here, and the comparison is deep
export type Json = any;

/** Sorted keys, compact; the tests' keys are ASCII. */
export function sortedJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${sortedJson(value[key])}`).join(',')}}`;
}

export function sha(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** A message as it is stored: its images are what remains without their payload. */
export function reduced(value: Json): Json {
  if (Array.isArray(value)) return value.map(reduced);
  if (typeof value !== 'object' || value === null) return value;
  if ('mediaType' in value && typeof value.dataBase64 === 'string') {
    const { dataBase64, ...rest } = value;
    return 'bytes' in rest ? rest : { ...rest, bytes: Buffer.from(dataBase64, 'base64').length };
  }
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, reduced(member)]));
}

/** The last `ceiling` bytes of a text, from a character on. */
export function tailOf(text: string, ceiling: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= ceiling) return text;
  for (let start = bytes.length - ceiling; ; start += 1) {
    const tail = bytes.subarray(start).toString();
    if (!tail.startsWith('\ufffd')) return tail;
  }
}

/** One text of an entry: what is kept of it, and what the clip row says. */
interface ExpectedText {
  kept: string;
  clip?: { originalBytes: number; originalId: string };
}

/** Events to the entries that a record must hold, bodies written out in the place of indices. */
export function expectedEntries(events: readonly Json[]): Json[] {
  const ceilings = new Map<string, number>();
  const text = (whole: string, ceiling: number): ExpectedText => {
    const most = Math.max(ceiling, ceilings.get(whole) ?? 0);
    ceilings.set(whole, most);
    const kept = tailOf(whole, most);
    if (kept === whole) return { kept };
    return { kept, clip: { originalBytes: Buffer.byteLength(whole), originalId: sha(whole) } };
  };
  const message = (body: Json): Json => ({ id: sha(sortedJson(body)), body: reduced(body) });
  const kinds = new Set(
    'model_io model_error tool_result prompt_frame shell git cancel_probe clock'.split(' '),
  );
  return events
    .filter((event) => kinds.has(event.type))
    .map((event, seq) => {
      const entry = { ...structuredClone(event), seq };
      if (entry.request) {
        entry.request.messages = entry.request.messages.map(message);
        const { tools, ...request } = entry.request;
        entry.request = tools ? { ...request, toolset: { id: sha(sortedJson(tools)), tools } } : request;
      }
      if (entry.items)
        entry.items = entry.items.map((item: Json) => ({ ...item, message: message(item.message) }));
      if (entry.command) {
        entry.command.stdout = text(entry.command.stdout, 32_768);
        entry.command.stderr = text(entry.command.stderr, 32_768);
      }
      if (entry.outcome) {
        const { outcome } = entry;
        outcome.output = text(outcome.output, 262_144);
        if (outcome.dataText !== undefined) outcome.dataText = text(outcome.dataText, 262_144);
        if (outcome.summary !== undefined) outcome.summary = text(outcome.summary, Number.POSITIVE_INFINITY);
        if (outcome.images) outcome.images = outcome.images.map(reduced);
      }
      return entry;
    });
}

/** A record's entries with its pools written out in the place of indices. */
export function expandedEntries(record: Json): Json[] {
  const clips = new Map<number, Json>(record.clips.map(({ text, ...clip }: Json) => [text, clip]));
  const text = (index: number): ExpectedText => {
    const clip = clips.get(index);
    return { kept: record.texts[index], ...(clip ? { clip } : {}) };
  };
  return record.entries.map((stored: Json) => {
    const entry = structuredClone(stored);
    if (entry.request) {
      entry.request.messages = entry.request.messages.map((index: number) => record.messages[index]);
      if ('toolset' in entry.request) entry.request.toolset = record.toolsets[entry.request.toolset];
    }
    if (entry.items) {
      entry.items = entry.items.map((item: Json) => ({ ...item, message: record.messages[item.message] }));
    }
    if (entry.command) {
      entry.command.stdout = text(entry.command.stdout);
      entry.command.stderr = text(entry.command.stderr);
    }
    if (entry.outcome) {
      for (const key of ['output', 'dataText', 'summary']) {
        if (key in entry.outcome) entry.outcome[key] = text(entry.outcome[key]);
      }
    }
    return entry;
  });
}
