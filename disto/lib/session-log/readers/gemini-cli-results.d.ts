import type { CallStatus } from '../format/entry.js';
import type { Picked } from '../format/json-shape.js';
import { type geminiMessage } from './gemini-cli-format.js';
export type GeminiMessage = Picked<typeof geminiMessage>;
export type GeminiCall = NonNullable<NonNullable<GeminiMessage['toolCalls']>[number]>;
export interface GeminiResult {
    readonly status: CallStatus;
    readonly exitCode: number | undefined;
    readonly readText: () => string;
}
/** The result that a call records; undefined while the call is not over. */
export declare function readResult(tool: string, call: GeminiCall): GeminiResult | undefined;
//# sourceMappingURL=gemini-cli-results.d.ts.map