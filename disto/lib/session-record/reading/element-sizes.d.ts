/** Sizes of many elements in four bytes each, in blocks: a list that grew by doubling would be held twice. */
export declare class ElementSizes {
    #private;
    get count(): number;
    /** The sum of all sizes, in bytes. */
    get sum(): number;
    push(size: number): void;
    /** The size of element `number`; 0 past the end. */
    at(number: number): number;
}
//# sourceMappingURL=element-sizes.d.ts.map