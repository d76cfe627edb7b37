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
