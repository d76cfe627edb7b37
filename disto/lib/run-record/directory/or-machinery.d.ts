/** Waits for one call of the file system; its failure becomes a MachineryError `cannot-<verb>`. */
export declare function orMachinery<T>(verb: 'open' | 'read' | 'write' | 'create' | 'remove', path: string, call: Promise<T>): Promise<T>;
//# sourceMappingURL=or-machinery.d.ts.map