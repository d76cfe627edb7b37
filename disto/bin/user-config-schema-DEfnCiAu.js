import { T as string, b as object, d as array, f as boolean } from "./schemas-BXZ5XMrT.js";
// dist/lib/session-log/policy/user-config-schema.js
const collectTable = object({
	/** Nothing is opened at all. */
	disabled: boolean().default(false),
	deny_paths: array(string()).default([]),
	opt_in_only: boolean().default(false),
	opt_in_paths: array(string()).default([])
});
const contextTable = object({
	cwd: boolean().optional(),
	drop: array(string()).default([]),
	app: string().optional(),
	workspace: string().optional(),
	url: string().optional(),
	channel: string().optional(),
	task_id: string().optional(),
	workflow: string().optional()
});
/** The config file; keys and tables that are not named here are ignored. */
const userConfigSchema = object({
	url: string().optional(),
	api_key: string().optional(),
	machine: string().optional(),
	model: string().optional(),
	harness: string().optional(),
	collect: collectTable.prefault({}),
	context: contextTable.prefault({})
});
export { userConfigSchema };
