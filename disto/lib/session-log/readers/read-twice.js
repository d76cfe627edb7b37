import { SessionChanged, } from './reader.js';
/**
 * Reads a session, and once more when its store changed meanwhile.
 *
 * @param consume reads a stream to its end; what it made of a stream that failed is dropped
 * @throws SessionUnreadable; whatever `consume` throws
 */
export async function readTwice(reader, candidate, gate, consume, options) {
    try {
        return await consume(reader.read(candidate, gate, options));
    }
    catch (error) {
        if (!(error instanceof SessionChanged))
            throw error;
        return consume(reader.read(candidate, gate, options));
    }
}
//# sourceMappingURL=read-twice.js.map