/**
 * The exact bytes of a record, whatever they are: as many as it had when it was
 * opened, none that were appended since. Nothing is judged.
 *
 * @throws FileFault
 */
export declare function copyRecord(directory: string): AsyncGenerator<Buffer, void, undefined>;
//# sourceMappingURL=raw-record.d.ts.map