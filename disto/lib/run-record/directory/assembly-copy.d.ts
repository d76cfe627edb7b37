import { type BigIntStats } from 'node:fs';
/**
 * Copies an assembly. Files lose their write bits; folders are the owner's alone.
 *
 * @param source the assembly's folder; it may be reached through links, what is in it may not
 * @param target must not exist
 * @param options.opaque folders of the root that the manifest declares as opaque
 * @throws CodedError `assembly-special-file`, `assembly-mismatch`, `name-not-utf8`; MachineryError
 */
export declare function copyAssembly(source: string, target: string, options?: {
    opaque?: readonly string[];
}): Promise<void>;
/**
 * Copies one regular file.
 *
 * @param listed how the file was found in its folder
 * @throws CodedError `assembly-mismatch`; MachineryError
 */
export declare function copyFile(source: string, target: string, listed: BigIntStats): Promise<void>;
//# sourceMappingURL=assembly-copy.d.ts.map