/** Bytes for eyes: `17 B`, `4.2 kB`, `1.3 GB`. */
export declare function formatBytes(bytes: number): string;
/** Milliseconds for eyes: `812 ms`, `61.0 s`, `1:30:00`. */
export declare function formatDuration(ms: number): string;
/** A number and its noun: `1 toolset`, `4 toolsets`; nouns in -y become -ies. */
export declare function formatCount(count: number, noun: string): string;
//# sourceMappingURL=quantities.d.ts.map