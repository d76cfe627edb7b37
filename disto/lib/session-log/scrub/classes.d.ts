/** Where a secret stands in a text, and how far the match went that found it. */
interface Hit {
    readonly start: number;
    readonly end: number;
    readonly consumed: number;
}
export interface ScrubClass {
    readonly name: string;
    /** The first match at or behind `from`. An empty one or a kept value (`start` = `end`) is passed over. */
    readonly find: (text: string, from: number) => Hit | undefined;
    /** A text without any of these holds no hit: to look for them costs much less than the pattern. */
    readonly needles?: readonly string[];
}
/** Values that hide nothing: no value, a marker, a reference to an upper-case variable. */
export declare function isKeptValue(value: string): boolean;
/** Whether the name of a JSON member says that its value is a secret. */
export declare function isSecretName(name: string): boolean;
/**
 * What every hit of any class has in it: names, ids and numbers mostly hold none
 * of it, and one look at them is enough.
 */
export declare const MAY_BE_SECRET: RegExp;
/** The fourteen classes, in order; one of them has two patterns. */
export declare const SCRUB_CLASSES: readonly ScrubClass[];
export {};
//# sourceMappingURL=classes.d.ts.map