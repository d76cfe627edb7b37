// How long stored gzip is when it is decoded, and that it can be: asked before
// the first byte of an answer, so that a broken artifact is a 500 and never a
// short 200.
//
// With an index the answer costs a CRC over the compressed bytes, without one a
// pass of inflating. Either is done once for a version of an artifact, however
// many clients ask at once. Holds the answers of the last 1000 versions: the
// length, and where the deflate stream stands, so that nobody reads that again.
import { GzipFault } from '../../stream/gzip-header.js';
import { GzipIndexError } from '../../stream/gzip-index.js';
import { openGzipMember } from '../../stream/gzip-open.js';
import { checkDeflated, inflateGaps, inflateMember } from '../../stream/gzip-reader.js';
const MOST_HELD = 1000;
export class DecodedLengths {
    #answers = new Map();
    /**
     * The decoded length of an artifact, or why it has none.
     *
     * @throws MachineryError when it cannot be read; the next one who asks tries again
     */
    of(artifact) {
        const key = `${artifact.name}\0${artifact.version}`;
        const known = this.#answers.get(key);
        if (known !== undefined)
            return known;
        const answer = measure(artifact);
        this.#answers.set(key, answer);
        answer.catch(() => this.#answers.delete(key));
        const [oldest] = this.#answers.keys();
        if (this.#answers.size > MOST_HELD && oldest !== undefined)
            this.#answers.delete(oldest);
        return answer;
    }
}
async function measure(artifact) {
    try {
        const member = await openLeniently(artifact);
        const { headerLength, trailer } = member;
        return { length: await lengthOf(member), frame: { headerLength, trailer } };
    }
    catch (error) {
        if (error instanceof GzipFault)
            return { broken: error };
        throw error;
    }
}
async function lengthOf(member) {
    if (member.index !== undefined) {
        await checkDeflated(member);
        return (await inflateGaps(member)).length;
    }
    let length = 0;
    for await (const chunk of inflateMember(member))
        length += chunk.length;
    return length;
}
/** An index that cannot be believed does not break the text behind it. */
async function openLeniently(artifact) {
    try {
        return await openGzipMember(artifact);
    }
    catch (error) {
        if (error instanceof GzipIndexError)
            return openGzipMember(artifact, 'ignored');
        throw error;
    }
}
//# sourceMappingURL=decoded-lengths.js.map