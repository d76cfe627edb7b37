// What a record says beside its five streamed lists, gathered while its text is
// walked in any key order.
//
// Holds the head and the agent table. The format is looked at as soon as it is
// met: nothing else of a foreign record is read.

import type { CodedError } from '../../stream/errors.js';
import { typedReader } from '../../stream/json-typed.js';
import { type AgentRow, agentRow } from '../format/agent.js';
import { FORMAT_VERSION } from '../format/constants.js';
import type { SegmentName } from '../format/journal-line.js';
import { LIST_KEYS, OPTIONAL_KEYS, RECORD_KEYS, recordHead } from '../format/record.js';
import type { Truncation } from '../format/truncation.js';
import { RecordFault } from './record-fault.js';

export type Seed = (typeof recordHead)['_zod']['output']['seed'];

/** One row of the agent table and its bytes. */
export interface StoredAgent {
  readonly row: AgentRow;
  readonly bytes: Buffer;
}

/** The head of a record. Bytes are as they stand in the record. */
export interface RecordHead {
  readonly formatVersion: number;
  readonly sessionId: string;
  readonly routingKey: string | undefined;
  readonly seed: Seed;
  /** Undefined for a complete record. */
  readonly truncation: Truncation | undefined;
  readonly agents: readonly StoredAgent[];
  /** Keys of the document that the format does not know. */
  readonly unknownKeys: readonly string[];
  /** The bytes of a member that is not a list; undefined when it is absent or null. */
  bytesOf(key: string): Buffer | undefined;
}

const readHead = typedReader(recordHead);
const readAgent = typedReader(agentRow);

/** Reads one row of the agent table. @throws RecordFault `bad-element` */
export function readAgentRow(bytes: Buffer, number: number): AgentRow {
  try {
    return readAgent(bytes).value;
  } catch (error) {
    throw new RecordFault('bad-element', `agents[${number}]: ${(error as Error).message}`, { cause: error });
  }
}

export class RecordHeadBuilder {
  readonly #members = new Map<string, Buffer>();
  readonly #lists = new Set<string>();
  readonly #agents: StoredAgent[] = [];
  readonly #unknownKeys: string[] = [];

  /** @throws RecordFault `unsupported-format`, `missing-format`, `not-a-list` */
  member(key: string, value: Buffer): void {
    if (key === 'formatVersion') requireFormat(value);
    if (LIST_KEYS.has(key)) throw new RecordFault('not-a-list', `"${key}" is no list`);
    if (!(RECORD_KEYS as readonly string[]).includes(key)) this.#unknownKeys.push(key);
    this.#members.set(key, value);
  }

  agent(bytes: Buffer, number: number): void {
    this.#agents.push({ row: readAgentRow(bytes, number), bytes });
  }

  list(key: string): void {
    this.#lists.add(key);
  }

  /** @throws RecordFault `missing-format`, `missing-key`, `bad-member` */
  finish(): RecordHead {
    const missing = RECORD_KEYS.find(
      (key) => !OPTIONAL_KEYS.has(key) && !this.#members.has(key) && !this.#lists.has(key),
    );
    if (missing === 'formatVersion') {
      throw new RecordFault('missing-format', 'missing field `formatVersion`: the document states no format');
    }
    if (missing !== undefined) throw new RecordFault('missing-key', `the record has no "${missing}"`);
    try {
      const { value } = readHead(this.#text());
      return {
        formatVersion: value.formatVersion,
        sessionId: value.sessionId,
        routingKey: value.routingKey ?? undefined,
        seed: value.seed,
        truncation: value.truncation ?? undefined,
        agents: this.#agents,
        unknownKeys: this.#unknownKeys,
        bytesOf: (key) => {
          const bytes = this.#members.get(key);
          return bytes === undefined || bytes.equals(NULL) ? undefined : bytes;
        },
      };
    } catch (error) {
      throw new RecordFault('bad-member', `the record's head: ${(error as CodedError).message}`, {
        cause: error,
      });
    }
  }

  /** The members as one object, for the typed reader. */
  #text(): Buffer {
    const parts: Buffer[] = [];
    for (const [key, value] of this.#members) {
      parts.push(Buffer.from(`${parts.length === 0 ? '{' : ','}${JSON.stringify(key)}:`), value);
    }
    return Buffer.concat([...parts, Buffer.from('}')]);
  }
}

const NULL = Buffer.from('null');

/** @throws RecordFault `unsupported-format` */
export function requireFormat(value: Buffer): void {
  const spelled = value.toString('utf8');
  if (spelled === String(FORMAT_VERSION)) return;
  throw new RecordFault(
    'unsupported-format',
    `the record states format ${spelled.slice(0, 40)}, which is not the format this build reads (${FORMAT_VERSION})`,
  );
}

export type SegmentCounts = Readonly<Record<SegmentName, number>>;
