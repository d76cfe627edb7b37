/** @throws Error when a call of the rehearsal could not be recorded */
export declare function rehearse(): void;
//# sourceMappingURL=rehearse.d.ts.map