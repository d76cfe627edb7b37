import type { Window } from '../reading/window.js';
import type { WindowDiff } from '../reading/window-diff.js';
/** What the model saw at one call, for eyes. */
export declare function viewWindow(window: Window): string;
/** How a window changed, for eyes. */
export declare function viewDiff(diff: WindowDiff): string;
//# sourceMappingURL=window-view.d.ts.map