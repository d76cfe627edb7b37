import type { RecordedEvent } from '../reading/parse-lines.js';
/** A document of one kind. */
export declare function writeDocument(kind: string, body: Record<string, unknown>): string;
/** The document of a record's events, each as its line was written. */
export declare function writeEventsDocument(run: string, child: string | null, events: readonly RecordedEvent[]): string;
//# sourceMappingURL=documents.d.ts.map