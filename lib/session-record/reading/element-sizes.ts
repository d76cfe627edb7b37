/** Sizes of many elements in four bytes each, in blocks: a list that grew by doubling would be held twice. */
export class ElementSizes {
  static readonly #BLOCK = 64 * 1024;
  readonly #blocks: Uint32Array[] = [];
  #count = 0;
  #sum = 0;

  get count(): number {
    return this.#count;
  }

  /** The sum of all sizes, in bytes. */
  get sum(): number {
    return this.#sum;
  }

  push(size: number): void {
    const at = this.#count % ElementSizes.#BLOCK;
    if (at === 0) this.#blocks.push(new Uint32Array(ElementSizes.#BLOCK));
    (this.#blocks.at(-1) as Uint32Array)[at] = size;
    this.#count += 1;
    this.#sum += size;
  }

  /** The size of element `number`; 0 past the end. */
  at(number: number): number {
    return this.#blocks[Math.floor(number / ElementSizes.#BLOCK)]?.[number % ElementSizes.#BLOCK] ?? 0;
  }
}
