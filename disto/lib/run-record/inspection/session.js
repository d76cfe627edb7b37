// The session of a stage: the runtime's own log, whose format is not looked
// into. It may grow while it is read. A first page fixes how much of it is
// read; the pages after it go on in those same bytes or not at all.
import { isUtf8 } from 'node:buffer';
import { z } from 'zod';
import { LineSplitter } from '../../stream/lines.js';
import { relativePath } from '../format/fields.js';
import { BrokenFact, CursorConflict, NothingFound } from '../format/refusals.js';
import { hashBytes } from '../hashing/hash-file.js';
import { requireFact } from './facts.js';
import { belongsTo, eventsOf, groupByStageRepeat, placeOf } from './inspected-run.js';
import { holdRetained } from './retained-file.js';
/** The most bytes of text on one page, and of one line that is shown. */
export const PAGE_BYTES = 1_048_576;
/** How much of a session one page looks at, in bytes. */
export const PAGE_SCAN_BYTES = 4 * PAGE_BYTES;
/** The most bytes and lines of a session that is given out raw. */
export const RAW_BYTES = 1_048_576;
export const RAW_LINES = 10_000;
const BOUNDARY_BYTES = 4_096;
const sessionFact = z.object({ session: relativePath });
/** Where a page begins, and which bytes it belongs to. */
export const sessionPosition = z.strictObject({
    file: z.string(),
    size: z.int().min(0),
    offset: z.int().min(0),
    number: z.int().min(1),
    boundary: z.string(),
});
/**
 * The session file that a stage names, relative to the root run's directory.
 *
 * @param repeat may be left out when the stage ran in one repeat, or outside every LOOP
 * @throws NothingFound `stage-missing`, `stage-ambiguous`, `session-unrecorded`; BrokenFact `fact-malformed`, `facts-disagree`
 */
export function findSession(run, stage, repeat) {
    const groups = [
        ...groupByStageRepeat(eventsOf(run, 'stage_start').filter((event) => belongsTo(event, { stage, repeat }))).values(),
    ];
    const [starts] = groups;
    if (starts === undefined)
        throw new NothingFound('stage-missing', `no stage ${JSON.stringify(stage)} was started`);
    if (groups.length > 1) {
        throw new NothingFound('stage-ambiguous', `${stage} ran ${groups.length} repeats`, 'choose one with --repeat');
    }
    return agreeOnSession(run, starts);
}
/**
 * The session file that the starts of one stage and repeat agree on, relative to the root run's directory.
 *
 * @throws NothingFound `session-unrecorded`; BrokenFact `fact-malformed`, `facts-disagree`
 */
export function agreeOnSession(run, starts) {
    const paths = starts
        .filter(({ fields }) => fields.session !== undefined)
        .map((event) => ({ line: event.number, path: requireFact(sessionFact, event).session }));
    const [first] = paths;
    if (first === undefined)
        throw new NothingFound('session-unrecorded', 'the record names no session of the stage');
    const other = paths.find(({ path }) => path !== first.path);
    if (other !== undefined) {
        throw new BrokenFact('facts-disagree', 'two attempts of one stage name different sessions', other.line);
    }
    return placeOf(run, first.path);
}
/**
 * One page of a session.
 *
 * @param limit the most lines
 * @param from where an earlier page said that the next one begins
 * @throws CursorConflict when the session is no longer the one of that page; NothingFound; BrokenFact; FileFault
 */
export async function readSessionPage(directory, path, limit, from) {
    const held = await holdRetained(directory, path);
    try {
        const start = from ?? {
            file: held.fileId,
            size: held.size,
            offset: 0,
            number: 1,
            boundary: hashBytes(''),
        };
        if (start.file !== held.fileId ||
            held.size < start.size ||
            (await hashBoundary(held, start.offset)) !== start.boundary) {
            throw new CursorConflict('the session was replaced or rewritten since the cursor was made');
        }
        return await gatherPage(held, start, limit);
    }
    finally {
        await held.close();
    }
}
async function gatherPage(held, start, limit) {
    const splitter = new LineSplitter(PAGE_BYTES);
    const lines = [];
    let end = start.offset;
    let shown = 0;
    let isFull = false;
    for await (const chunk of held.chunks(start.offset, start.size)) {
        splitter.push(chunk, (item) => {
            const size = item.kind === 'line' ? item.bytes.length : item.size;
            const text = item.kind === 'line' && isUtf8(item.bytes) ? item.bytes.toString('utf8') : null;
            isFull ||= lines.length === limit || shown + (text === null ? 0 : size) > PAGE_BYTES;
            if (isFull)
                return;
            lines.push({ number: start.number + lines.length, offset: start.offset + item.offset, size, text });
            shown += text === null ? 0 : size;
            end = start.offset + item.offset + size + 1;
        });
        if (isFull || (lines.length > 0 && end - start.offset >= PAGE_SCAN_BYTES))
            break;
    }
    // What follows the last line feed of the snapshot is no line, now or on any later page.
    if (end >= start.size || lines.length === 0)
        return { path: held.path, lines, next: null };
    const boundary = await hashBoundary(held, end);
    const next = { ...start, offset: end, number: start.number + lines.length, boundary };
    return { path: held.path, lines, next };
}
async function hashBoundary(held, offset) {
    const chunks = [];
    for await (const chunk of held.chunks(Math.max(0, offset - BOUNDARY_BYTES), offset))
        chunks.push(chunk);
    return hashBytes(Buffer.concat(chunks));
}
/**
 * The exact bytes of a session.
 *
 * @throws BrokenFact `artifact-too-large` over {@link RAW_BYTES} or {@link RAW_LINES}; NothingFound; FileFault
 */
export async function readRawSession(directory, path) {
    const held = await holdRetained(directory, path);
    try {
        if (held.size > RAW_BYTES)
            throw tooLarge(path, `${held.size} bytes, ${RAW_BYTES} are the most`);
        const chunks = [];
        for await (const chunk of held.chunks())
            chunks.push(chunk);
        const bytes = Buffer.concat(chunks);
        const lines = bytes.reduce((count, byte) => (byte === 0x0a ? count + 1 : count), 0);
        if (lines > RAW_LINES)
            throw tooLarge(path, `${lines} lines, ${RAW_LINES} are the most`);
        held.confirm();
        return bytes;
    }
    finally {
        await held.close();
    }
}
function tooLarge(path, what) {
    return new BrokenFact('artifact-too-large', `the session ${path} has ${what} that are given out raw`);
}
//# sourceMappingURL=session.js.map