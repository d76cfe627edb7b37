/** Sums by path, such as `input_tokens` or `details.cached`. */
export type UsageSums = Record<string, number>;
/** Adds what the response in `bytes` used. */
export declare function addUsage(sums: UsageSums, bytes: Buffer): void;
//# sourceMappingURL=usage.d.ts.map