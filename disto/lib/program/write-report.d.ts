/**
 * Writes what was done as JSON for people to read, to a file or with `-` to standard output.
 *
 * @throws MachineryError `cannot-write`
 */
export declare function writeReport(path: string, report: object): Promise<void>;
//# sourceMappingURL=write-report.d.ts.map