// What a record says beside its five streamed arrays: identity, seed, agents,
// and how the journal ended. Held in memory; it grows with the number of agents.

import type { JournalLineValue } from '../format/journal-line.js';
import type { JournalPlace } from '../format/refusals.js';
import type { Damage, JournalItem, JournalLine } from './journal-lines.js';

/** Members of a journal's header that the record carries, as bytes of the journal. */
export interface HeaderBytes {
  readonly formatVersion: Buffer;
  readonly recorder: Buffer;
  readonly sessionId: Buffer;
  readonly routingKey: Buffer | undefined;
  readonly capabilitySet: Buffer;
}

export type EndValue = Extract<JournalLineValue, { type: 'end' }>;

export class RecordHead {
  header: HeaderBytes | undefined;
  /** The last seed line's object, as bytes. */
  seed: Buffer | undefined;
  /** The last row of each agent, as bytes, in the order of first rows. */
  readonly agents = new Map<string, Buffer>();
  end:
    | { readonly value: EndValue; readonly truncation: Buffer | undefined; readonly place: JournalPlace }
    | undefined;
  damage: Damage | undefined;

  /** Keeps what belongs to the head. @returns whether the item did */
  keep(item: JournalItem): boolean {
    if (item.kind === 'damage') this.damage = item.damage;
    return item.kind !== 'line' || this.#keepLine(item);
  }

  #keepLine({ value, bytesOf, place }: JournalLine): boolean {
    switch (value.type) {
      case 'header':
        this.header = {
          formatVersion: copyOf(bytesOf, 'formatVersion'),
          recorder: copyOf(bytesOf, 'recorder'),
          sessionId: copyOf(bytesOf, 'sessionId'),
          routingKey: value.routingKey == null ? undefined : copyOf(bytesOf, 'routingKey'),
          capabilitySet: copyOf(bytesOf, 'capabilitySet'),
        };
        return true;
      case 'seed':
        this.seed = copyOf(bytesOf, 'seed');
        return true;
      case 'agent':
        // A Map keeps the place of a key that is set again: the later row, at the earlier position.
        this.agents.set(value.agent.agentId, copyOf(bytesOf, 'agent'));
        return true;
      case 'end':
        this.end = {
          value,
          place,
          truncation: value.truncation == null ? undefined : copyOf(bytesOf, 'truncation'),
        };
        return true;
      default:
        return false;
    }
  }
}

/** A copy, because a view would keep its whole line. */
function copyOf(bytesOf: JournalLine['bytesOf'], key: string): Buffer {
  return Buffer.from(bytesOf(key) as Buffer);
}
