import type { JournalLineValue } from '../format/journal-line.js';
import type { JournalPlace } from '../format/refusals.js';
import type { Damage, JournalItem } from './journal-lines.js';
/** Members of a journal's header that the record carries, as bytes of the journal. */
export interface HeaderBytes {
    readonly formatVersion: Buffer;
    readonly recorder: Buffer;
    readonly sessionId: Buffer;
    readonly routingKey: Buffer | undefined;
    readonly capabilitySet: Buffer;
}
export type EndValue = Extract<JournalLineValue, {
    type: 'end';
}>;
export declare class RecordHead {
    #private;
    header: HeaderBytes | undefined;
    /** The last seed line's object, as bytes. */
    seed: Buffer | undefined;
    /** The last row of each agent, as bytes, in the order of first rows. */
    readonly agents: Map<string, Buffer<ArrayBufferLike>>;
    end: {
        readonly value: EndValue;
        readonly truncation: Buffer | undefined;
        readonly place: JournalPlace;
    } | undefined;
    damage: Damage | undefined;
    /** Keeps what belongs to the head. @returns whether the item did */
    keep(item: JournalItem): boolean;
}
//# sourceMappingURL=record-head.d.ts.map