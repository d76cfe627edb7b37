import { type Stage } from './stage.js';
/** Whether a person is watching: stderr is a terminal, and nobody asked for silence. */
export declare function progressWanted(options: {
    quiet?: boolean | undefined;
    progress?: boolean | undefined;
}, environment?: NodeJS.ProcessEnv): boolean;
/**
 * Stage: bytes in, the same bytes out; draws a bar on stderr once the work takes
 * longer than half a second. Holds nothing, never fails.
 *
 * @param label what the work is, in a word or two
 * @param total bytes that will pass, when known; without it the bytes so far are shown
 */
export declare function byteProgress(label: string, total: number | undefined): Stage<Buffer, Buffer>;
//# sourceMappingURL=progress.d.ts.map