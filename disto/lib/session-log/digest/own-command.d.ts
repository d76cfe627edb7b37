/** Whether the tool's name contains `agentfeedback`, or a segment of the command starts it. */
export declare function isOwnCall(tool: string, command: string | undefined): boolean;
//# sourceMappingURL=own-command.d.ts.map