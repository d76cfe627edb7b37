import { z } from 'zod';
import type { RecordedEvent } from '../reading/parse-lines.js';
import { type InspectedRun } from './inspected-run.js';
/** The most bytes of text on one page, and of one line that is shown. */
export declare const PAGE_BYTES = 1048576;
/** How much of a session one page looks at, in bytes. */
export declare const PAGE_SCAN_BYTES: number;
/** The most bytes and lines of a session that is given out raw. */
export declare const RAW_BYTES = 1048576;
export declare const RAW_LINES = 10000;
/** A line of a session. */
export interface SessionLine {
    readonly number: number;
    /** Bytes from the start of the session. */
    readonly offset: number;
    /** Bytes, without the line feed. */
    readonly size: number;
    /** null for a line that is not UTF-8 or longer than {@link PAGE_BYTES}. */
    readonly text: string | null;
}
/** Where a page begins, and which bytes it belongs to. */
export declare const sessionPosition: z.ZodObject<{
    file: z.ZodString;
    size: z.ZodInt;
    offset: z.ZodInt;
    number: z.ZodInt;
    boundary: z.ZodString;
}, z.core.$strict>;
export type SessionPosition = z.infer<typeof sessionPosition>;
/** A page of a session. */
export interface SessionPage {
    readonly path: string;
    readonly lines: readonly SessionLine[];
    /** Where the next page begins; null after the last one. */
    readonly next: SessionPosition | null;
}
/**
 * The session file that a stage names, relative to the root run's directory.
 *
 * @param repeat may be left out when the stage ran in one repeat, or outside every LOOP
 * @throws NothingFound `stage-missing`, `stage-ambiguous`, `session-unrecorded`; BrokenFact `fact-malformed`, `facts-disagree`
 */
export declare function findSession(run: InspectedRun, stage: string, repeat?: number): string;
/**
 * The session file that the starts of one stage and repeat agree on, relative to the root run's directory.
 *
 * @throws NothingFound `session-unrecorded`; BrokenFact `fact-malformed`, `facts-disagree`
 */
export declare function agreeOnSession(run: InspectedRun, starts: readonly RecordedEvent[]): string;
/**
 * One page of a session.
 *
 * @param limit the most lines
 * @param from where an earlier page said that the next one begins
 * @throws CursorConflict when the session is no longer the one of that page; NothingFound; BrokenFact; FileFault
 */
export declare function readSessionPage(directory: string, path: string, limit: number, from?: SessionPosition): Promise<SessionPage>;
/**
 * The exact bytes of a session.
 *
 * @throws BrokenFact `artifact-too-large` over {@link RAW_BYTES} or {@link RAW_LINES}; NothingFound; FileFault
 */
export declare function readRawSession(directory: string, path: string): Promise<Buffer>;
//# sourceMappingURL=session.d.ts.map