/** Every name whose value is taken out of a provider's report. */
export declare const SECRET_NAMES: readonly string[];
//# sourceMappingURL=secret-names.d.ts.map