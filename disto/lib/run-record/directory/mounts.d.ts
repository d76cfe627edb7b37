/**
 * The points at which something is mounted below a folder, as absolute paths.
 * Empty where the kernel keeps no such list.
 *
 * @param folder absolute, without links
 */
export declare function findMountsBelow(folder: string, list?: string): string[];
//# sourceMappingURL=mounts.d.ts.map