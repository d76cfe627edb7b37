// The rows of `submissions`: what was filed. A kind and a key name one content.
import { CodedError } from '../../stream/errors.js';
import { parseTime } from '../format/time.js';
import { hashContent } from '../submit/canonical-json.js';
import { createUid } from '../submit/create-uid.js';
import { formatMicroseconds } from '../submit/filed-time.js';
/** The key names other content already: nothing was stored. */
export class KeyMismatch extends CodedError {
    constructor(key) {
        super('mismatch', `the key ${key} was filed before with other content`, {
            hint: 'file a second finding at the same span with the next --ordinal',
        });
    }
}
/**
 * Stores a body once: the same content under the same key is found again.
 *
 * @throws KeyMismatch
 */
export function storeSubmission(state, body, now) {
    const hash = hashContent(body);
    const { kind, key = null } = body;
    return state.write((database) => {
        const known = database
            .prepare('SELECT id, uid, content_hash FROM submissions WHERE kind = ? AND key = ?')
            .get(kind, key);
        if (known !== undefined) {
            if (known.content_hash !== hash)
                throw new KeyMismatch(key ?? '');
            return { outcome: 'duplicate', uid: known.uid, id: known.id };
        }
        const uid = createUid(now);
        const { lastInsertRowid } = database
            .prepare(`INSERT INTO submissions (uid, kind, schema_version, key, summary, machine, model, harness,
          project, occurred_at, context, payload, content_hash, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
            .run(uid, kind, body.schema_version, key, body.summary, body.machine ?? null, body.model ?? null, body.harness ?? null, body.project ?? null, parseTime(body.occurred_at) ?? now.getTime() * 1000, JSON.stringify(body.context), JSON.stringify(body.payload), hash, now.getTime() * 1000);
        return { outcome: 'submitted', uid, id: Number(lastInsertRowid) };
    });
}
/** Every submission, newest first. */
export function listSubmissions(state) {
    const rows = state.read((database) => database
        .prepare(`SELECT uid, kind, summary, category, fix_status, project, harness, origin, occurred_at, created_at
        FROM submissions ORDER BY created_at DESC, id DESC`)
        .all());
    return rows.map((row) => withTimes(row));
}
/** One submission whole; undefined when there is none with the uid. */
export function findSubmission(state, uid) {
    const row = state.read((database) => database
        .prepare(`SELECT uid, id, kind, schema_version, key, summary, machine, model, harness, project,
          occurred_at, context, payload, content_hash, created_at
        FROM submissions WHERE uid = ?`)
        .get(uid.toLowerCase()));
    if (row === undefined)
        return undefined;
    const { context, payload } = row;
    return {
        ...withTimes(row),
        context: JSON.parse(String(context ?? '{}')),
        payload: JSON.parse(String(payload)),
    };
}
/** Those of some uids that no submission here has, as they were given. */
export function unknownUids(state, uids) {
    if (uids.length === 0)
        return [];
    return state.read((database) => {
        const known = database.prepare('SELECT 1 FROM submissions WHERE uid = ?');
        return uids.filter((uid) => known.get(uid.toLowerCase()) === undefined);
    });
}
function withTimes(row) {
    const present = Object.entries(row).filter(([, value]) => value !== null);
    return {
        ...Object.fromEntries(present),
        occurred_at: formatMicroseconds(Number(row.occurred_at)),
        created_at: formatMicroseconds(Number(row.created_at)),
    };
}
//# sourceMappingURL=submissions.js.map