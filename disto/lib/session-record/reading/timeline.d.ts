import type { SessionRecord } from './session-record.js';
export type TimelineKind = 'turn' | 'refused' | 'compaction' | 'tool' | 'shell' | 'git' | 'canceled';
/** One thing that an agent did. */
export interface TimelineEvent {
    readonly seq: number;
    readonly agentId: string;
    /** Milliseconds of the last clock read before it, of any agent; undefined before the first. */
    readonly elapsedMs: number | undefined;
    readonly kind: TimelineKind;
    /** Whether it went well. */
    readonly ok: boolean;
    /** Of a model call that tells it. */
    readonly durationMs: number | undefined;
    /** The agent's turn, from 1, for calls of its turn loop; a refused call and its second try are one turn. */
    readonly turn: number | undefined;
    /** In a few words. */
    readonly what: string;
}
/** The events of a record. Frames, quiet cancel probes and clock reads are not events; clock reads tell the time. Holds a number an agent. */
export declare function readTimeline(record: SessionRecord): AsyncGenerator<TimelineEvent, void, void>;
//# sourceMappingURL=timeline.d.ts.map