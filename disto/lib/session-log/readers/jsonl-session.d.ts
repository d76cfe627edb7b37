import type { Transducer } from '../../stream/transducer.js';
import type { SessionItem } from '../format/entry.js';
import type { Picked, Shape } from '../format/json-shape.js';
import type { ReadOptions, SessionStream } from './reader.js';
import { type RawRecord } from './records.js';
import type { SessionFacts } from './session-facts.js';
import type { SessionFile } from './session-file.js';
/** What is a format's own in the chain. */
export interface JsonlFormat<S extends Shape> {
    /** What is picked out of a line. */
    readonly shape: S;
    /** What makes session items of records; `facts` is told what the session says. */
    readonly entries: Transducer<RawRecord<Picked<S>>, SessionItem>;
    readonly facts: SessionFacts;
}
/** Reads one session's file as a stream of items, `end` last, and closes the file. */
export declare function readJsonlSession<S extends Shape>(file: SessionFile, format: JsonlFormat<S>, options?: ReadOptions): SessionStream;
//# sourceMappingURL=jsonl-session.d.ts.map