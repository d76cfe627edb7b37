// The JSON documents that programs read: one object, one line feed.
const SCHEMA_VERSION = 1;
/** A document of one kind. */
export function writeDocument(kind, body) {
    return `${JSON.stringify({ schemaVersion: SCHEMA_VERSION, kind, ...body })}\n`;
}
/** The document of a record's events, each as its line was written. */
export function writeEventsDocument(run, child, events) {
    const head = JSON.stringify({ schemaVersion: SCHEMA_VERSION, kind: 'run-events' }).slice(0, -1);
    const of = JSON.stringify({ run, child }).slice(0, -1);
    const lines = events.map(({ bytes }) => bytes.toString('utf8').trim());
    return `${head},"data":${of},"events":[${lines.join(',')}]}}\n`;
}
//# sourceMappingURL=documents.js.map