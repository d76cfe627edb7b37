import { C as record, D as unknown, T as string, b as object, c as _enum, d as array, y as number } from "./schemas-BXZ5XMrT.js";
// dist/lib/session-log/format/submission.js
/** The kinds that can be filed. */
const KINDS = ["friction"];
/** `context.origin` of what was filed from a digest; it turns scrubbing on. */
const SESSION_SCAN = "session-scan";
/** Limits of a body; all in bytes of UTF-8 but the number of context entries. */
const BODY_LIMITS = {
	body: 10485760,
	summary: 2e3,
	/** machine, model, harness, project, payload.category, payload.fix_ref. */
	name: 200,
	contextValue: 2e3,
	contextEntries: 32
};
const FIX_STATUSES = [
	"none",
	"proposed",
	"applied"
];
const SEVERITIES = [
	"low",
	"medium",
	"high"
];
/** Members that stand at the top of a body; every other one is moved into `payload`. */
const TOP_MEMBERS = [
	"kind",
	"schema_version",
	"key",
	"summary",
	"machine",
	"model",
	"harness",
	"project",
	"occurred_at",
	"context",
	"payload"
];
/** A body after the rules (submit/body-rules.ts) were applied to it. */
const bodySchema = object({
	kind: _enum(KINDS),
	schema_version: number().int().positive(),
	key: string().optional(),
	summary: string().min(1),
	machine: string().optional(),
	model: string().optional(),
	harness: string().optional(),
	project: string().optional(),
	/** UTC with six decimals and `Z`. */
	occurred_at: string(),
	context: record(string(), string()),
	payload: record(string(), unknown())
});
const warningSchema = object({
	code: string(),
	pointer: string(),
	message: string()
});
object({
	outcome: _enum([
		"submitted",
		"duplicate",
		"spooled",
		"valid",
		"disabled",
		"mismatch",
		"rejected",
		"error"
	]),
	kind: string().optional(),
	key: string().optional(),
	/** What `sessions mark --ref` takes. */
	uid: string().optional(),
	id: number().optional(),
	request_id: string().optional(),
	reason: string().optional(),
	message: string().optional(),
	warnings: array(warningSchema).optional()
});
/** What the receiving server answers with. */
const receiptSchema = object({
	outcome: _enum(["submitted", "duplicate"]),
	uid: string(),
	id: number(),
	request_id: string(),
	warnings: array(warningSchema)
});
const listedSubmissionSchema = object({
	uid: string(),
	kind: string(),
	summary: string(),
	category: string().optional(),
	fix_status: string().optional(),
	project: string().optional(),
	harness: string().optional(),
	origin: string().optional(),
	occurred_at: string(),
	created_at: string()
});
object({ submissions: array(listedSubmissionSchema) });
object({
	uid: string(),
	id: number(),
	...bodySchema.shape,
	kind: string(),
	content_hash: string(),
	created_at: string()
});
export { SEVERITIES as a, receiptSchema as c, SESSION_SCAN as i, FIX_STATUSES as n, TOP_MEMBERS as o, KINDS as r, bodySchema as s, BODY_LIMITS as t };
