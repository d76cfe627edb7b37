/** The most that a writer may print in one scenario, in bytes. */
export declare const PRINTED_BYTES = 1048576;
/** The rights that a new file does not get while a writer is tried. */
export declare const TRIAL_UMASK = 23;
/** How a writer ended. */
export interface WriterEnd {
    readonly exit: number | null;
    readonly signal: string | null;
    /** Why it was killed, if it was. */
    readonly killed: 'time' | 'output' | null;
    /** The beginning of what it said on stderr. */
    readonly said: string;
}
export interface WriterTrial {
    readonly command: string;
    readonly directory: string;
    readonly input: string;
    readonly timeoutMs: number;
    readonly signal?: AbortSignal | undefined;
}
/** Runs a writer to its end. Never fails for what the writer does. @throws the reason of the abort */
export declare function runWriter({ command, directory, input, timeoutMs, signal, }: WriterTrial): Promise<WriterEnd>;
//# sourceMappingURL=run-writer.d.ts.map