import type { TimelineEvent } from '../reading/timeline.js';
export declare const LEGEND = "M model call  X call failed  C compaction  t tool  $ shell  g git  ! canceled; time is that of the last clock read";
/** Draws events one at a time. Holds which agents have begun. */
export declare class TimelinePicture {
    #private;
    /**
     * @param agents ids in the order of their columns
     * @param lastSeq the widest seq that will be drawn
     */
    constructor(agents: readonly string[], lastSeq: number);
    head(): string;
    draw(event: TimelineEvent): string;
}
//# sourceMappingURL=timeline-view.d.ts.map