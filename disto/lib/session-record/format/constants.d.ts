/** The one record and journal format that is written and read. */
export declare const FORMAT_VERSION = 1;
/** Where a session's journal stands, relative to its workspace. */
export declare const JOURNAL_FOLDER = ".gg";
export declare const JOURNAL_FILE = "replay.ndjson";
/** The artifact at a run directory's root. */
export declare const RECORD_FILE = "replay.json.gz";
/** The post-run stage that folds a collected tree's journal. */
export declare const STAGE_NAME = "gg-session-record";
/** How a scratch directory of assembly is named, before what makes it unique. */
export declare const ASSEMBLY_SCRATCH_PREFIX = ".replay-assembly-";
/** How a folder of salvage is named, before what makes it unique. One that was kept is never removed by a later run. */
export declare const SALVAGE_SCRATCH_PREFIX = ".replay-salvage-";
/** The most that is kept of one recorded stdout or stderr, in bytes. */
export declare const STREAM_CEILING = 32768;
/** The most that is kept of one tool output or lifted data text, in bytes. */
export declare const TOOL_CEILING = 262144;
/**
 * Containers inside containers that a free-form value may hold. Below the limit
 * of the reader by what a record puts around such a value.
 */
export declare const MAX_BODY_NESTING = 500;
//# sourceMappingURL=constants.d.ts.map