// Gives a record without an index one, in a scratch file that goes with it.
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MachineryError } from '../../stream/errors.js';
import { gzipMember } from '../../stream/gzip-member.js';
import { writeWhole } from '../../stream/gzip-segment.js';
import { oneLine } from '../../stream/json-compact.js';
import { openStoredFile } from '../../stream/stored-bytes.js';
import { recordParts } from '../assembly/record-document.js';
import { RecordHead } from '../assembly/record-head.js';
import { RecordSegments } from '../assembly/record-segments.js';
import { Scratch } from '../assembly/scratch.js';
import { SEGMENT_NAMES } from '../format/journal-line.js';
import { openStoredRecord } from './open-record.js';
import { READING_SCRATCH_PREFIX } from './spool.js';
/** Fast: the file is read and thrown away. */
const LEVEL = 1;
/**
 * The record itself when it has an index, else an indexed copy of its lists;
 * both are closed by closing what comes back. The head stays the record's own.
 *
 * @param parent where the scratch directory is made
 * @throws MachineryError
 */
export async function ensureIndexed(record, parent) {
    if (record.isIndexed)
        return record;
    const scratch = await Scratch.create(parent, READING_SCRATCH_PREFIX);
    try {
        const segments = await RecordSegments.open(scratch, LEVEL);
        await pipeline(allElements(record), segments.sink());
        const path = join(scratch.path, 'record');
        const file = await scratch.openFile('record');
        const parts = recordParts(emptyHead(), await segments.finish(), undefined);
        for await (const chunk of gzipMember(parts, LEVEL))
            await writeWhole(file, chunk);
        const { record: indexed } = await openStoredRecord(await openStoredFile(path));
        return {
            ...indexed,
            head: record.head,
            close: async () => {
                await indexed.close();
                await scratch.remove();
                await record.close();
            },
        };
    }
    catch (error) {
        await scratch.remove();
        throw error.code?.startsWith('E') === true
            ? MachineryError.from('write', scratch.path, error)
            : error;
    }
}
async function* allElements(record) {
    for (const segment of SEGMENT_NAMES) {
        for await (const { bytes } of record.elements(segment))
            yield { segment, bytes: oneLine(bytes) };
    }
}
/** The head of the copy is never looked at; the layout asks for one. */
function emptyHead() {
    const head = new RecordHead();
    head.header = {
        formatVersion: Buffer.from('1'),
        recorder: Buffer.from('{}'),
        sessionId: Buffer.from('""'),
        routingKey: undefined,
        capabilitySet: Buffer.from('{}'),
    };
    return head;
}
//# sourceMappingURL=reindex.js.map