/** The one record and journal format that is written and read. */
export const FORMAT_VERSION = 1;
/** Where a session's journal stands, relative to its workspace. */
export const JOURNAL_FOLDER = '.gg';
export const JOURNAL_FILE = 'replay.ndjson';
/** The artifact at a run directory's root. */
export const RECORD_FILE = 'replay.json.gz';
/** The post-run stage that folds a collected tree's journal. */
export const STAGE_NAME = 'gg-session-record';
/** How a scratch directory of assembly is named, before what makes it unique. */
export const ASSEMBLY_SCRATCH_PREFIX = '.replay-assembly-';
/** How a folder of salvage is named, before what makes it unique. One that was kept is never removed by a later run. */
export const SALVAGE_SCRATCH_PREFIX = '.replay-salvage-';
/** The most that is kept of one recorded stdout or stderr, in bytes. */
export const STREAM_CEILING = 32_768;
/** The most that is kept of one tool output or lifted data text, in bytes. */
export const TOOL_CEILING = 262_144;
/**
 * Containers inside containers that a free-form value may hold. Below the limit
 * of the reader by what a record puts around such a value.
 */
export const MAX_BODY_NESTING = 500;
//# sourceMappingURL=constants.js.map