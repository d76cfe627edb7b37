import { z } from 'zod';
declare const collectTable: z.ZodObject<{
    disabled: z.ZodDefault<z.ZodBoolean>;
    deny_paths: z.ZodDefault<z.ZodArray<z.ZodString>>;
    opt_in_only: z.ZodDefault<z.ZodBoolean>;
    opt_in_paths: z.ZodDefault<z.ZodArray<z.ZodString>>;
}, z.core.$strip>;
/** The config file; keys and tables that are not named here are ignored. */
export declare const userConfigSchema: z.ZodObject<{
    url: z.ZodOptional<z.ZodString>;
    api_key: z.ZodOptional<z.ZodString>;
    machine: z.ZodOptional<z.ZodString>;
    model: z.ZodOptional<z.ZodString>;
    harness: z.ZodOptional<z.ZodString>;
    collect: z.ZodPrefault<z.ZodObject<{
        disabled: z.ZodDefault<z.ZodBoolean>;
        deny_paths: z.ZodDefault<z.ZodArray<z.ZodString>>;
        opt_in_only: z.ZodDefault<z.ZodBoolean>;
        opt_in_paths: z.ZodDefault<z.ZodArray<z.ZodString>>;
    }, z.core.$strip>>;
    context: z.ZodPrefault<z.ZodObject<{
        cwd: z.ZodOptional<z.ZodBoolean>;
        drop: z.ZodDefault<z.ZodArray<z.ZodString>>;
        app: z.ZodOptional<z.ZodString>;
        workspace: z.ZodOptional<z.ZodString>;
        url: z.ZodOptional<z.ZodString>;
        channel: z.ZodOptional<z.ZodString>;
        task_id: z.ZodOptional<z.ZodString>;
        workflow: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type UserConfig = z.infer<typeof userConfigSchema>;
export type CollectTable = z.infer<typeof collectTable>;
export {};
//# sourceMappingURL=user-config-schema.d.ts.map