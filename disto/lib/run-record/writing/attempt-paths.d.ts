import type { StageIdentity } from '../format/identity.js';
/** What an output can be: the extension of its file. */
export declare const OUTPUT_EXTENSIONS: readonly ['json', 'md', 'txt'];
export type OutputExtension = (typeof OUTPUT_EXTENSIONS)[number];
/** What judges or tells without an executable; each has one capture an attempt. */
export declare const CAPTURES: readonly ['output', 'output-missing', 'checklist', 'schema', 'select', 'question', 'refusal', 'fault'];
export type Capture = (typeof CAPTURES)[number];
/** The folder of a stage and repeat, where its session and its prompt lie. */
export declare function repeatFolder({ stage, repeat }: Omit<StageIdentity, 'retry'>): string;
/** The folder of an attempt. @throws CodedError `unusable-name` */
export declare function attemptFolder(identity: StageIdentity): string;
/** Where the session of a stage and repeat is kept: one for all its attempts. */
export declare function sessionPath(of: Omit<StageIdentity, 'retry'>): string;
/** Where the system prompt and the first turn of a stage and repeat are kept. */
export declare function promptPaths(of: Omit<StageIdentity, 'retry'>): {
    system: string;
    firstTurn: string;
};
export declare function outputPath(identity: StageIdentity, extension: OutputExtension): string;
export declare function capturePath(identity: StageIdentity, capture: Capture): string;
/**
 * Where a gate's output is kept: `checks/gate.txt`, or for an entry of a `gate/`
 * folder `checks/gate/` and the entry's full file name, so that two entries that
 * differ in their extension alone do not meet.
 *
 * @param file the gate, relative to the assembly
 */
export declare function gateCapturePath(identity: StageIdentity, file: string): string;
export declare function hookCapturePath(identity: StageIdentity, hook: 'before' | 'success' | 'failure'): string;
//# sourceMappingURL=attempt-paths.d.ts.map