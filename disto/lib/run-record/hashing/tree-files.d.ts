/** What stands at a path and is no directory. */
export interface TreeLeaf {
    /** From the root, parts separated by `/`. */
    readonly path: string;
    readonly isFile: boolean;
    readonly isLink: boolean;
}
/**
 * Lists a tree's leaves. Links are leaves: they are never followed.
 *
 * @param isInside whether a name belongs to the tree; a folder that does not is left out whole
 * @throws MachineryError `cannot-read`; CodedError `name-not-utf8`
 */
export declare function listTree(root: string, isInside?: (name: string, depth: number) => boolean): Promise<TreeLeaf[]>;
/** A name in a folder as text. @throws CodedError `name-not-utf8` */
export declare function decodeName(name: Buffer, folder: string): string;
//# sourceMappingURL=tree-files.d.ts.map