// Verifies a record: the file, its index, its structure, and what its parts say
// of each other.
//
// Two passes over the file: one as any gunzip reads it, one by the index. A fault
// that leaves nothing to go on with ends the verification; everything else is
// gathered.
import { isGzip } from '../../stream/gzip-header.js';
import { openGzipMember } from '../../stream/gzip-open.js';
import { checkDeflated, inflateMember, stretchesOf } from '../../stream/gzip-reader.js';
import { readBytes } from '../../stream/stored-bytes.js';
import { SEGMENT_NAMES } from '../format/journal-line.js';
import { BodyCheck } from './check-bodies.js';
import { EntryCheck } from './check-entries.js';
import { TextCheck } from './check-texts.js';
import { describeTruncation } from './describe-truncation.js';
import { Findings } from './findings.js';
import { splitElements } from './list-elements.js';
import { openStoredRecord } from './open-record.js';
/**
 * Verifies the record in `bytes` and leaves them open. Holds 16 bytes for each
 * pooled body, the clip rows, and the agents.
 *
 * @throws MachineryError when reading fails: nothing is known of the record then
 */
export async function verifyRecord(bytes) {
    const findings = new Findings();
    const unsound = () => ({
        isSound: false,
        total: findings.total,
        findings: findings.kept,
        unchecked: 0,
        counts: undefined,
        ending: undefined,
    });
    try {
        await verifyFile(bytes, findings);
        const { record, member } = await openStoredRecord(bytes);
        const unchecked = await verifyContents(record, member, findings);
        const ending = describeTruncation(record.head.truncation, record.counts.entries);
        const { total, kept } = findings;
        return { isSound: total === 0, total, findings: kept, unchecked, counts: record.counts, ending };
    }
    catch (error) {
        if (!findings.addFault(error))
            throw error;
        return unsound();
    }
}
/** As any gunzip reads it; then what the index says of the compressed bytes. */
async function verifyFile(bytes, findings) {
    const start = await readBytes(bytes, 0, Math.min(2, bytes.size));
    if (!isGzip(start)) {
        findings.add('not-gzip', 'the record is not compressed, or its first bytes are damaged');
        return;
    }
    let text = '';
    for await (const chunk of inflateMember(await openGzipMember(bytes, 'ignored'))) {
        if (text.length < OWN_LAYOUT_SIZE)
            text += chunk.toString('latin1', 0, OWN_LAYOUT_SIZE);
    }
    const member = await openGzipMember(bytes);
    if (member.index !== undefined)
        await checkDeflated(member);
    else if (OWN_LAYOUT.test(text))
        findings.add('index-missing', 'the record is laid out as gg-assemble does, and its header has no index');
}
/** What a document of this package's layout begins with. */
const OWN_LAYOUT = /^\{"formatVersion":1,\n"/;
const OWN_LAYOUT_SIZE = 32;
/** @returns how many bodies could not be checked */
async function verifyContents(record, member, findings) {
    for (const key of record.head.unknownKeys)
        findings.add('unknown-key', `the document has a key "${key}"`);
    const each = async (list, admit) => {
        const elements = member?.index === undefined ? record.elements(list) : byStretches(member, list);
        for await (const element of elements)
            admit(element);
    };
    const messages = new BodyCheck('messages', findings);
    await each('messages', (element) => messages.admit(element));
    const toolsets = new BodyCheck('toolsets', findings);
    await each('toolsets', (element) => toolsets.admit(element));
    const texts = new TextCheck(record.counts.texts, findings);
    await each('clips', (element) => texts.admitClip(element));
    await each('texts', (element) => texts.admitText(element));
    const entries = new EntryCheck(record, findings);
    await each('entries', (element) => entries.admit(element));
    entries.finish(record.head);
    return messages.unchecked;
}
/** A list read through every one of its restart points. */
async function* byStretches(member, list) {
    const segment = SEGMENT_NAMES.indexOf(list);
    const count = member.index.segments[segment]?.elements ?? 0;
    for (const { from, to, inflate } of stretchesOf(member, segment)) {
        yield* splitElements(inflate(), from, to, to === count);
    }
}
//# sourceMappingURL=verify.js.map