export declare const WORKSPACE_FILE = "workspace.yaml";
/**
 * Reads the directory from a regular file of at most 64 KiB (a link to one is
 * followed). Undefined when there is none to be read, or it is not an absolute path.
 */
export declare function readWorkspaceCwd(path: string): Promise<string | undefined>;
/** The value of `cwd` in the text of a workspace file, JSON or YAML. */
export declare function parseWorkspaceCwd(text: string): string | undefined;
//# sourceMappingURL=copilot-workspace.d.ts.map