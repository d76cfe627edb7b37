/** What a clean-up asks for. Names exclude the rest; a run has to meet both of the others when both are given. */
export interface CleanSelection {
    /** Exactly these runs. */
    readonly names?: readonly string[] | undefined;
    /** All but this many runs with the last names in bytewise order. */
    readonly keep?: number | undefined;
    /** Runs whose names tell an instant more than this many milliseconds ago. */
    readonly olderThanMs?: number | undefined;
}
/** Why a run is not selected. */
export type KeptReason = 'among-newest' | 'too-young' | 'no-instant';
/**
 * An age as a person says it, for example `30d`, `12h`, `90m`, `45s`, `2w`.
 *
 * @returns milliseconds
 * @throws BadRequest `age-malformed`
 */
export declare function parseAge(text: string): number;
/** Whether runs are chosen by rule rather than by name. */
export declare function isAutomatic({ names }: CleanSelection): boolean;
/**
 * What a selection makes of a home's runs.
 *
 * @param names all runs of the home in bytewise order
 * @param now milliseconds since 1970
 * @returns each run that it is about: null when it is selected, else why it is not
 */
export declare function applySelection(names: readonly string[], { names: wanted, keep, olderThanMs }: CleanSelection, now: number): Map<string, KeptReason | null>;
/**
 * Proves that a selection can be made.
 *
 * @throws BadRequest `selection-missing`, `selection-mixed`
 */
export declare function checkSelection({ names, keep, olderThanMs }: CleanSelection): void;
//# sourceMappingURL=selection.d.ts.map