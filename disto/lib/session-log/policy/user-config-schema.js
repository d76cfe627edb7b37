// The shape of the user's config file, config.toml.
import { z } from 'zod';
const collectTable = z.object({
    /** Nothing is opened at all. */
    disabled: z.boolean().default(false),
    deny_paths: z.array(z.string()).default([]),
    opt_in_only: z.boolean().default(false),
    opt_in_paths: z.array(z.string()).default([]),
});
const contextTable = z.object({
    cwd: z.boolean().optional(),
    drop: z.array(z.string()).default([]),
    app: z.string().optional(),
    workspace: z.string().optional(),
    url: z.string().optional(),
    channel: z.string().optional(),
    task_id: z.string().optional(),
    workflow: z.string().optional(),
});
/** The config file; keys and tables that are not named here are ignored. */
export const userConfigSchema = z.object({
    url: z.string().optional(),
    api_key: z.string().optional(),
    machine: z.string().optional(),
    model: z.string().optional(),
    harness: z.string().optional(),
    collect: collectTable.prefault({}),
    context: contextTable.prefault({}),
});
//# sourceMappingURL=user-config-schema.js.map