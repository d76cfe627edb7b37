import type { Entry } from '../format/entry.js';
export type ModelCall = Extract<Entry, {
    type: 'model_io' | 'model_error';
}>;
export type PromptFrame = Extract<Entry, {
    type: 'prompt_frame';
}>;
export type PromptItem = PromptFrame['items'][number];
/** Whether an entry is a call to a model, answered or failed. */
export declare function isModelCall(entry: Entry): entry is ModelCall;
/** Whether a call was made by its agent's turn loop, and not by the summarizer. */
export declare function isTurn(call: ModelCall): boolean;
/** What a frame was found to be. */
export type Attachment = {
    readonly kind: 'attached';
    readonly callSeq: number;
}
/** Its call has a frame already. */
 | {
    readonly kind: 'doubled';
    readonly callSeq: number;
}
/** Its agent made no call before it. */
 | {
    readonly kind: 'unattached';
};
/** Attaches frames to calls while entries pass in order. Holds one number an agent. */
export declare class FrameAttachment {
    #private;
    /** To be called with every entry. @returns what was found of a frame, undefined for every other entry */
    admit(entry: Entry): Attachment | undefined;
}
//# sourceMappingURL=model-calls.d.ts.map