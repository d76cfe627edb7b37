/** What the operating system says about a failure, without the path: `permission denied`. */
export declare function systemReason(failure: unknown): string;
//# sourceMappingURL=system-reason.d.ts.map