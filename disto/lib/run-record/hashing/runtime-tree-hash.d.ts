/** Which files a runtime consists of, beside its `package.json`. */
export declare const RUNTIME_FILES: {
    readonly checkout: {
        readonly folder: 'src';
        readonly ending: '.ts';
    };
    readonly installed: {
        readonly folder: 'dist';
        readonly ending: '.js';
    };
};
export type RuntimeKind = keyof typeof RUNTIME_FILES;
/**
 * Hashes a runtime tree: the prefix, then for each file in bytewise order of
 * the paths a 4-byte length of the path, an 8-byte count of its bytes (both
 * big-endian), the path in UTF-8, the bytes. Links and other leaves are passed over.
 *
 * @returns SHA-256 in lowercase hex
 * @throws CodedError `manifest-missing`, `name-not-utf8`; MachineryError `cannot-read`
 */
export declare function hashRuntimeTree(root: string, kind: RuntimeKind): Promise<string>;
//# sourceMappingURL=runtime-tree-hash.d.ts.map