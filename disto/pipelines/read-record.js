// What the sub-commands of gg-record put out, each as a stream of bytes or text:
// JSON for programs, or a view for eyes.
import { LEGEND, TimelinePicture } from '../lib/session-record/presentation/timeline-view.js';
import { filterEntries } from '../lib/session-record/reading/entries.js';
import { readTimeline } from '../lib/session-record/reading/timeline.js';
import { oneLine } from '../lib/stream/json-compact.js';
const LINE_FEED = Buffer.from('\n');
/** The stored bytes of the entries that pass a filter, one a line. */
export async function* entryLines(record, filter) {
    for await (const { bytes } of filterEntries(record, filter)) {
        yield Buffer.concat([oneLine(bytes), LINE_FEED]);
    }
}
/** The timeline's events, one JSON object a line. */
export async function* timelineLines(record, agent) {
    for await (const event of readTimeline(record)) {
        if (agent === undefined || event.agentId === agent)
            yield `${JSON.stringify(event)}\n`;
    }
}
/** The timeline as a picture. Reads the entries twice: the columns are drawn before the first row. */
export async function* timelinePicture(record, agent) {
    const agents = new Set();
    let lastSeq = 0;
    for await (const { agentId, seq } of readTimeline(record)) {
        if (agent === undefined || agentId === agent)
            agents.add(agentId);
        lastSeq = seq;
    }
    const picture = new TimelinePicture([...agents], lastSeq);
    yield picture.head();
    for await (const event of readTimeline(record)) {
        if (agents.has(event.agentId))
            yield picture.draw(event);
    }
    yield `${LEGEND}\n`;
}
//# sourceMappingURL=read-record.js.map