/** Tells a person how many of several things are done. */
export interface ItemProgress {
    readonly update: (done: number, total: number) => void;
    /** Takes the bar away; nothing is drawn after it. */
    readonly stop: () => void;
}
/**
 * Draws a bar on stderr once the work takes longer than half a second.
 *
 * @param label what the work is, in a word or two
 * @param noun what is counted, in the plural
 */
export declare function itemProgress(label: string, noun: string): ItemProgress;
//# sourceMappingURL=item-progress.d.ts.map