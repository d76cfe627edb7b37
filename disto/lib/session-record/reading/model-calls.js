// Which frame belongs to which model call, said once.
//
// A frame describes the window of its own agent's turn. It lands after the call
// it describes and before that agent's next one, so it belongs to the latest call
// that this agent's turn loop made; calls of other agents, and the summarizer's
// calls of the same agent, stand between them without a part in it.
/** Whether an entry is a call to a model, answered or failed. */
export function isModelCall(entry) {
    return entry.type === 'model_io' || entry.type === 'model_error';
}
/** Whether a call was made by its agent's turn loop, and not by the summarizer. */
export function isTurn(call) {
    return call.request.role === 'agent';
}
/** Attaches frames to calls while entries pass in order. Holds one number an agent. */
export class FrameAttachment {
    #turns = new Map();
    /** To be called with every entry. @returns what was found of a frame, undefined for every other entry */
    admit(entry) {
        if (isModelCall(entry) && isTurn(entry))
            this.#turns.set(entry.agentId, { seq: entry.seq, hasFrame: false });
        if (entry.type !== 'prompt_frame')
            return undefined;
        const turn = this.#turns.get(entry.agentId);
        if (turn === undefined)
            return { kind: 'unattached' };
        if (turn.hasFrame)
            return { kind: 'doubled', callSeq: turn.seq };
        turn.hasFrame = true;
        return { kind: 'attached', callSeq: turn.seq };
    }
}
//# sourceMappingURL=model-calls.js.map