import type { RunSlot } from './run-slot.js';
import type { RunStore } from './run-store.js';
/** Stores the body of a request, whatever it holds. @returns 201, 400 or 413; a store that fails throws */
export declare function receiveUpload(request: Request, slot: RunSlot, store: RunStore, maxBytes: number): Promise<Response>;
//# sourceMappingURL=receive-upload.d.ts.map