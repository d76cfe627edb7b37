/** Lets so many work at once; the others wait, first come first served. */
export declare class Turns {
    #private;
    constructor(most: number);
    /** Does `work` when its turn has come. */
    take<T>(work: () => Promise<T>): Promise<T>;
}
//# sourceMappingURL=turns.d.ts.map