import type { CallStatus } from '../format/entry.js';
import { type Picked } from '../format/json-shape.js';
import { type copilotEvent } from './copilot-format.js';
export type CopilotEvent = Picked<typeof copilotEvent>;
export type CopilotData = NonNullable<CopilotEvent['data']>;
export interface CopilotResult {
    readonly status: CallStatus;
    readonly exitCode: number | undefined;
    readonly readText: () => string;
}
/** @param isShell whether the call's start says that it runs a shell; a completion can say so as well */
export declare function readComplete(data: CopilotData, isShell: boolean): CopilotResult;
//# sourceMappingURL=copilot-results.d.ts.map