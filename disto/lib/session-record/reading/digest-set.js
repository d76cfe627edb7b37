// A set of content addresses in 16 bytes each and half as many again of room: a
// Set of strings would take ten times that, and a record may hold millions.
const WORDS = 4;
/** 128-bit digests, each with the number of the element that brought it. */
export class DigestSet {
    #capacity = 1024;
    #words = new Uint32Array(this.#capacity * WORDS);
    /** Element number + 1; 0 for an empty place. */
    #numbers = new Uint32Array(this.#capacity);
    #size = 0;
    /**
     * Adds an address of 32 hex digits.
     *
     * @returns the number of the element that brought it before, undefined when it is new
     */
    add(address, number) {
        const digest = wordsOf(address);
        const place = this.#find(digest);
        const found = this.#numbers[place];
        if (found !== 0)
            return found - 1;
        this.#put(place, digest, number + 1);
        this.#size += 1;
        if (this.#size * 3 > this.#capacity * 2)
            this.#grow();
        return undefined;
    }
    /** The number of the element that brought an address, undefined when none did. */
    find(address) {
        const found = this.#numbers[this.#find(wordsOf(address))];
        return found === 0 ? undefined : found - 1;
    }
    #find(digest) {
        let place = digest[0] % this.#capacity;
        while (this.#numbers[place] !== 0 && !this.#isAt(place, digest))
            place = (place + 1) % this.#capacity;
        return place;
    }
    #isAt(place, digest) {
        for (let word = 0; word < WORDS; word += 1) {
            if (this.#words[place * WORDS + word] !== digest[word])
                return false;
        }
        return true;
    }
    #put(place, digest, mark) {
        this.#words.set(digest, place * WORDS);
        this.#numbers[place] = mark;
    }
    #grow() {
        const words = this.#words;
        const numbers = this.#numbers;
        this.#capacity *= 2;
        this.#words = new Uint32Array(this.#capacity * WORDS);
        this.#numbers = new Uint32Array(this.#capacity);
        for (const [place, mark] of numbers.entries()) {
            if (mark === 0)
                continue;
            const digest = words.subarray(place * WORDS, place * WORDS + WORDS);
            this.#put(this.#find(digest), digest, mark);
        }
    }
}
function wordsOf(address) {
    const digest = new Uint32Array(WORDS);
    for (let word = 0; word < WORDS; word += 1) {
        digest[word] = Number.parseInt(address.slice(word * 8, word * 8 + 8), 16);
    }
    return digest;
}
//# sourceMappingURL=digest-set.js.map