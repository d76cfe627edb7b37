import { t as HARNESSES } from "./harness-C_3M6mEE.js";
import { T as string, b as object, c as _enum, d as array, y as number } from "./schemas-BXZ5XMrT.js";
// dist/lib/session-log/state/selection.js
const selectionSchema = object({
	harnesses: array(_enum(HARNESSES)),
	/** As it was written; `''` when there is no limit in time. */
	since: string(),
	/** 0: no limit. */
	limit: number()
});
const KEY = "selection";
/** Replaces the selection as a whole. */
function saveSelection(state, selection) {
	state.write((database) => {
		database.prepare("INSERT INTO triage_state (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value").run(KEY, JSON.stringify(selection));
	});
}
/** The saved selection; undefined when there is none, or none that this release understands. */
function readSelection(state) {
	const row = state.read((database) => database.prepare("SELECT value FROM triage_state WHERE key = ?").get(KEY));
	if (row === void 0) return void 0;
	try {
		return selectionSchema.safeParse(JSON.parse(row.value)).data;
	} catch {
		return;
	}
}
export { saveSelection as n, selectionSchema as r, readSelection as t };
