// Collects the journal out of a plain folder, such as a workspace that was
// mounted into a container. The folder is left as it is.
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openCollectedJournal } from '../assembly/collected-tree.js';
import { SalvageFault } from './salvage-fault.js';
/** @throws when collecting: UntrustedJournal, MachineryError, SalvageFault `journal-too-large` */
export function folderCollector(tree) {
    return async (destination, { maxBytes, signal }) => {
        const journal = await openCollectedJournal(tree);
        if (journal === undefined)
            return false;
        try {
            await pipeline(journal.stream, atMost(maxBytes), destination, { signal });
            return true;
        }
        finally {
            await journal.close();
        }
    };
}
function atMost(maxBytes) {
    let bytes = 0;
    return new Transform({
        transform(chunk, _encoding, done) {
            bytes += chunk.length;
            if (bytes > maxBytes)
                done(new SalvageFault('journal-too-large', `the journal has more than the ${maxBytes} bytes that are taken`));
            else
                done(null, chunk);
        },
    });
}
//# sourceMappingURL=folder-collector.js.map