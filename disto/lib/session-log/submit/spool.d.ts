import { type SubmissionBody } from '../format/submission.js';
import type { Environment } from '../readers/reader.js';
/** A report that waits. */
export interface Spooled {
    readonly target: string | null;
    readonly body: SubmissionBody;
}
export declare class Spool {
    #private;
    /** `<data home>/agentfeedback/spool` */
    constructor(environment: Environment);
    /** Keeps a report. @throws MachineryError `cannot-write` */
    keep(spooled: Spooled, now: Date): Promise<void>;
    /** The names of what waits, oldest first. */
    names(): Promise<string[]>;
    /** One report; undefined when another run took it, or the file is none. */
    read(name: string): Promise<Spooled | undefined>;
    /** Forgets a report that was delivered. */
    remove(name: string): Promise<void>;
    /** Sets a report aside that will never be accepted, so that it is neither tried again nor lost. @returns where it is now */
    setAside(name: string): Promise<string>;
}
//# sourceMappingURL=spool.d.ts.map