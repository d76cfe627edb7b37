// dist/lib/session-record/format/constants.js
const JOURNAL_FILE = "replay.ndjson";
/** The artifact at a run directory's root. */
const RECORD_FILE = "replay.json.gz";
/** The post-run stage that folds a collected tree's journal. */
const STAGE_NAME = "gg-session-record";
/** How a scratch directory of assembly is named, before what makes it unique. */
const ASSEMBLY_SCRATCH_PREFIX = ".replay-assembly-";
/** How a folder of salvage is named, before what makes it unique. One that was kept is never removed by a later run. */
const SALVAGE_SCRATCH_PREFIX = ".replay-salvage-";
/** The most that is kept of one recorded stdout or stderr, in bytes. */
const STREAM_CEILING = 32768;
/** The most that is kept of one tool output or lifted data text, in bytes. */
const TOOL_CEILING = 262144;
export { STAGE_NAME as a, SALVAGE_SCRATCH_PREFIX as i, JOURNAL_FILE as n, STREAM_CEILING as o, RECORD_FILE as r, TOOL_CEILING as s, ASSEMBLY_SCRATCH_PREFIX as t };
