import type { ROOT_REQUEST_ARRIVALS } from '../lib/run-record/format/fields.js';
import type { Provenance } from '../lib/run-record/provenance/resolve-provenance.js';
import type { RootNode } from '../lib/run-record/writing/carried-stages.js';
import { type PreStartOperation, type UnstartedRun } from '../lib/run-record/writing/pre-start.js';
import { type Clock, type RunEnd } from '../lib/run-record/writing/record-writer.js';
import { type RunOutcome, StartedRun } from '../lib/run-record/writing/started-run.js';
/** What a run is asked to do. */
export interface RunRequest {
    readonly bytes: Uint8Array;
    /** Of the retained file `request.<extension>`: 1 to 247 ASCII letters and digits. */
    readonly extension: string;
    readonly via: (typeof ROOT_REQUEST_ARRIVALS)[number];
}
/** What the caller found in the run's copy of the assembly. */
export interface PreparedRun {
    /** The flow that is run; none for an assembly without flows. */
    readonly flow?: string | undefined;
    /** The nodes of the flow's root, in order: what a resumed run is carried along. */
    readonly sequence?: readonly RootNode[] | undefined;
    /** Names under which the first fresh stage of a resumed run receives other things. */
    readonly receivedNames?: readonly string[] | undefined;
}
/** Does a part of the preparation under the name that its fault is told by. */
export type During = <T>(operation: PreStartOperation, work: () => Promise<T> | T) => Promise<T>;
/** What a run is started from. */
export interface StartOptions {
    readonly home: string;
    /** The version text of the runtime. */
    readonly runtime: string;
    readonly assembly: {
        /** As the record names it. */
        readonly name: string;
        /** The folder that is copied. */
        readonly source: string;
        /** Folders of its root that its manifest declares as opaque. */
        readonly opaque?: readonly string[] | undefined;
    };
    readonly request: RunRequest;
    /** Absolute. */
    readonly workdir: string;
    /** Called once, before the first line: `() => resolveProvenance(...)`. */
    readonly provenance: () => Promise<Provenance>;
    /**
     * Reads and validates the run's copy of the assembly and resolves its models.
     * It throws {@link RunRefused} where the run is refused; anything else that it
     * throws is a fault of `assembly reading`, or of the operation that it names.
     */
    readonly prepare: (assembly: string, during: During) => Promise<PreparedRun> | PreparedRun;
    /** The directory of the run that is continued. */
    readonly donor?: string | undefined;
    readonly correlation?: string | undefined;
    readonly modelSource?: 'scripted' | undefined;
    /** A file of the caller's that gets the run's name and a line feed as soon as the run exists. */
    readonly runIdFile?: string | undefined;
    readonly clock?: Clock | undefined;
    /** How often the lock is refreshed and its loss noticed, in milliseconds; at least 1,000. */
    readonly lockRefreshMs?: number | undefined;
}
/** A run that exists, one that was not started, or one that ended as soon as it existed. */
export type StartResult = {
    readonly status: 'started';
    readonly run: StartedRun;
} | UnstartedRun | RunOutcome;
/**
 * Starts a run. Never throws.
 *
 * @returns the run; or why there is none, and then there is no directory of it; or how it ended because something
 *   failed right after its first line
 */
export declare function startRun(options: StartOptions): Promise<StartResult>;
/**
 * Starts a run, has it worked on, and ends it.
 *
 * @param work gives the ending; what it throws ends the run with fault/2. It stops when `run.interruption` aborts
 */
export declare function conductRun(options: StartOptions, work: (run: StartedRun) => Promise<RunEnd>): Promise<UnstartedRun | RunOutcome>;
//# sourceMappingURL=start-run.d.ts.map