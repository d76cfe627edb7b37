/**
 * A parser of options that are whole numbers.
 *
 * @throws InvalidArgumentError for anything else than digits, and for a number out of the range
 */
export declare function wholeNumber(least: number, most?: number): (text: string) => number;
//# sourceMappingURL=whole-number.d.ts.map