import { TypedFault, type TypedReading } from '../../stream/json-typed.js';
import type { LineItem } from '../../stream/lines.js';
import { type Stage } from '../../stream/stage.js';
import { type JournalLineValue } from '../format/journal-line.js';
import type { JournalPlace } from '../format/refusals.js';
/** Why the walk of a journal stopped before its end. */
export type DamageCode = 'torn-line' | 'line-too-long' | TypedFault['code'] | 'count-mismatch';
/** The first thing in a journal that could not be read. */
export interface Damage extends JournalPlace {
    readonly code: DamageCode;
    readonly message: string;
}
interface Placed {
    readonly place: JournalPlace;
    /** Bytes of the line, its line feed included. */
    readonly size: number;
}
/** One line of a journal, read. */
export interface JournalLine extends Placed {
    readonly kind: 'line';
    readonly value: JournalLineValue;
    /** The bytes of a first-level member as they stand in the line. */
    readonly bytesOf: TypedReading<JournalLineValue>['bytesOf'];
}
export type JournalItem = JournalLine | (Placed & {
    readonly kind: 'blank';
})
/** A header of a format whose shape is not known here. */
 | (Placed & {
    readonly kind: 'foreign-header';
    readonly formatVersion: number;
}) | (Placed & {
    readonly kind: 'damage';
    readonly damage: Damage;
});
/**
 * @param concluded called when the journal has said its last word (its `end`, or damage): nothing after it will be looked at
 */
export declare function journalLines(concluded?: () => void): Stage<LineItem, JournalItem>;
export {};
//# sourceMappingURL=journal-lines.d.ts.map