/** The version of this package, from the nearest package.json above this file (sources and `dist/` alike). */
export declare function packageVersion(): string;
//# sourceMappingURL=version.d.ts.map