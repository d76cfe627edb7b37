/** Compact JSON of a value that may hold {@link RawJson}, {@link IndexList} and {@link SpelledNumber}. Undefined members are left out. */
export declare function writeJson(value: unknown): string;
//# sourceMappingURL=json-write.d.ts.map