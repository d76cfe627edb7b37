// The database's shape. Columns named `…_at` hold microseconds since 1970 UTC;
// the two mtimes hold nanoseconds. Nothing here holds text of a log.
/** `afb1`; a database without it is somebody else's. */
export const APPLICATION_ID = 0x61666231;
/** The version that this program makes and reads; a newer one is refused. */
export const SCHEMA_VERSION = 1;
export const SCHEMA = `
CREATE TABLE schema_version (version INTEGER NOT NULL);

CREATE TABLE sessions_seen (
  harness TEXT NOT NULL,
  session_id TEXT NOT NULL,
  path TEXT NOT NULL,
  mtime INTEGER NOT NULL,
  size INTEGER NOT NULL,
  head TEXT NOT NULL,
  digested_at INTEGER,
  processed_at INTEGER,
  processed_size INTEGER,
  processed_mtime INTEGER,
  processed_head TEXT,
  outcome TEXT CHECK (outcome IN ('filed', 'nothing', 'skipped')),
  refs TEXT CHECK (json_valid(refs)),
  PRIMARY KEY (harness, session_id)
);

CREATE TABLE triage_state (key TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE submissions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  schema_version INTEGER NOT NULL DEFAULT 1,
  key TEXT,
  summary TEXT NOT NULL,
  machine TEXT,
  model TEXT,
  harness TEXT,
  project TEXT,
  occurred_at INTEGER NOT NULL,
  context TEXT CHECK (json_valid(context)),
  payload TEXT NOT NULL CHECK (json_valid(payload)),
  content_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  processed_at INTEGER,
  verdict TEXT,
  resolution TEXT,
  ref TEXT,
  processed_by TEXT,
  redacted_at INTEGER,
  category TEXT GENERATED ALWAYS AS (
    CASE WHEN kind = 'friction' THEN json_extract(payload, '$.category') END
  ) VIRTUAL,
  fix_status TEXT GENERATED ALWAYS AS (
    CASE WHEN kind = 'friction' THEN json_extract(payload, '$.fix_status') END
  ) VIRTUAL,
  origin TEXT GENERATED ALWAYS AS (json_extract(context, '$.origin')) VIRTUAL
);

CREATE UNIQUE INDEX submissions_key ON submissions (kind, key) WHERE key IS NOT NULL;
`;
//# sourceMappingURL=schema.js.map