/** When a run started, once and for all: its name and its first line tell the same instant. */
export interface StartInstant {
    /** As `run_start.ts` spells it. */
    readonly ts: string;
    /** What every name that is tried begins with: the instant to the second. */
    readonly second: string;
}
/** The instant of a start, as names and lines spell it. */
export declare function spellStart(instant: Date): StartInstant;
/** A name for the run that started then. A name that is taken is followed by another one of the same second. */
export declare function mintRunName({ second }: StartInstant): string;
/**
 * The instant that a run's name tells, in milliseconds since 1970.
 *
 * @returns undefined for a name that no writer makes, or whose instant is in no calendar
 */
export declare function instantOfName(name: string): number | undefined;
//# sourceMappingURL=run-name.d.ts.map