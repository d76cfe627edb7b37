import { type Stage } from '../../stream/stage.js';
import type { CaptureCommand, CaptureEvent } from './events.js';
type Cwd = CaptureCommand['cwd'];
/** The agents' workspaces, and where a directory lies in them. */
export declare class Workspaces {
    #private;
    /** @param fallback the workspace of an agent that named none */
    constructor(fallback?: string);
    /** The event, with its working directory measured. */
    measure(event: CaptureEvent): CaptureEvent;
}
/** Where `path` lies, measured against the workspace `root`. Both are absolute. */
export declare function measureCwd(root: string, path: string): Cwd;
export declare function measureWorkingDirectories(): Stage<CaptureEvent, CaptureEvent>;
export {};
//# sourceMappingURL=working-directory.d.ts.map