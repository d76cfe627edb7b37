import type { Readable, Writable } from 'node:stream';
/**
 * Writes the file `name` of an archive to `destination` and ends it.
 *
 * @param maxBytes the largest file that is taken
 */
export declare function takeSingleFile(archive: Readable, name: string, destination: Writable, maxBytes: number): Promise<void>;
//# sourceMappingURL=single-file-archive.d.ts.map