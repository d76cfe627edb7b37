/** The encoding that is documented: one `-` a byte. */
export declare function encodeBytes(path: string): string;
/**
 * Whether an encoded name may be that of a directory within one of `paths`.
 * Separators are lost in the name, so `/a/b-c` cannot be told from `/a/b/c`.
 *
 * @param paths clean absolute paths, in every form that counts
 * @param spellings `every` for a rule that closes, `documented` for a rule that opens
 */
export declare function nameIsWithin(name: string, paths: readonly string[], spellings: 'every' | 'documented', foldCase: boolean): boolean;
//# sourceMappingURL=encoded-name.d.ts.map