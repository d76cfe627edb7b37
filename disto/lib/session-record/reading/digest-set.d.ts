/** 128-bit digests, each with the number of the element that brought it. */
export declare class DigestSet {
    #private;
    /**
     * Adds an address of 32 hex digits.
     *
     * @returns the number of the element that brought it before, undefined when it is new
     */
    add(address: string, number: number): number | undefined;
    /** The number of the element that brought an address, undefined when none did. */
    find(address: string): number | undefined;
}
//# sourceMappingURL=digest-set.d.ts.map