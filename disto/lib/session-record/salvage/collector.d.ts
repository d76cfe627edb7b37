import type { Writable } from 'node:stream';
/** Bounds of a collection. */
export interface CollectionLimits {
    /** More bytes than this are not taken; the collector then throws. */
    readonly maxBytes: number;
    /** Aborted when time is up, or when nobody wants the journal any more. */
    readonly signal: AbortSignal;
}
/**
 * Copies one file, a session's journal, out of wherever the session ran: the one
 * thing that differs between engines.
 *
 * @param destination gets the bytes, and is ended by the collector
 * @returns whether there was a journal; false is an ordinary absence
 * @throws anything: what was copied by then is thrown away
 */
export type Collector = (destination: Writable, limits: CollectionLimits) => Promise<boolean>;
//# sourceMappingURL=collector.d.ts.map