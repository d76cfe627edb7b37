// Literal search through what a run wrote and said: the lines of its record and
// of the sessions that its record names, its children included.
import { LineSplitter } from '../../stream/lines.js';
import { boundText } from '../format/bounded-text.js';
import { mayPublish } from '../reading/record-reading.js';
import { listStartedCalls } from './child-agreement.js';
import { openChild } from './child-run.js';
import { eventsOf, groupByStageRepeat, placeOf } from './inspected-run.js';
import { holdRetained } from './retained-file.js';
import { agreeOnSession } from './session.js';
/** The longest line that is searched, in bytes. */
export const SEARCHED_LINE = 16 * 1024 * 1024;
const EXCERPT_BYTES = 240;
const EXCERPT_LEAD = 80;
/**
 * The hits in one run, file by file: its record, its sessions in the order of
 * their stages, then each child in the same way.
 *
 * @throws BrokenFact, NothingFound, FileFault when a fact that names a file cannot be relied on
 */
export async function* searchRun(run, needle) {
    const record = placeOf(run, 'record.jsonl');
    for (const { bytes, number, offset } of run.reading.events) {
        const at = bytes.indexOf(needle);
        if (at >= 0)
            yield describeHit(record, number, offset, bytes, at);
    }
    for (const path of listSessions(run))
        yield* searchFile(run.directory, path, needle);
    for (const { child: reference } of listStartedCalls(run).calls) {
        const child = await openChild(run, reference);
        if (mayPublish(child.reading.verdict.status))
            yield* searchRun(child, needle);
    }
}
function listSessions(run) {
    const starts = eventsOf(run, 'stage_start').filter(({ fields }) => fields.session !== undefined);
    return [...groupByStageRepeat(starts).values()].map((group) => agreeOnSession(run, group));
}
async function* searchFile(directory, path, needle) {
    const held = await holdRetained(directory, path);
    try {
        const splitter = new LineSplitter(SEARCHED_LINE);
        for await (const chunk of held.chunks()) {
            const hits = [];
            splitter.push(chunk, (item) => {
                const at = item.kind === 'line' ? item.bytes.indexOf(needle) : -1;
                if (item.kind === 'line' && at >= 0)
                    hits.push(describeHit(path, item.number, item.offset, item.bytes, at));
            });
            yield* hits;
        }
    }
    finally {
        await held.close();
    }
}
function describeHit(file, line, lineOffset, bytes, at) {
    const from = characterStart(bytes, Math.max(0, at - EXCERPT_LEAD));
    const excerpt = boundText(bytes.toString('utf8', from, from + 2 * EXCERPT_BYTES), EXCERPT_BYTES);
    return { file, line, offset: lineOffset + at, excerpt };
}
function characterStart(bytes, at) {
    let start = at;
    while (start > 0 && (bytes[start] & 0xc0) === 0x80)
        start -= 1;
    return start;
}
//# sourceMappingURL=search.js.map