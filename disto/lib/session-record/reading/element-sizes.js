/** Sizes of many elements in four bytes each, in blocks: a list that grew by doubling would be held twice. */
export class ElementSizes {
    static #BLOCK = 64 * 1024;
    #blocks = [];
    #count = 0;
    #sum = 0;
    get count() {
        return this.#count;
    }
    /** The sum of all sizes, in bytes. */
    get sum() {
        return this.#sum;
    }
    push(size) {
        const at = this.#count % ElementSizes.#BLOCK;
        if (at === 0)
            this.#blocks.push(new Uint32Array(ElementSizes.#BLOCK));
        this.#blocks.at(-1)[at] = size;
        this.#count += 1;
        this.#sum += size;
    }
    /** The size of element `number`; 0 past the end. */
    at(number) {
        return this.#blocks[Math.floor(number / ElementSizes.#BLOCK)]?.[number % ElementSizes.#BLOCK] ?? 0;
    }
}
//# sourceMappingURL=element-sizes.js.map