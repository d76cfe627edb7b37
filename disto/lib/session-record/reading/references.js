/** The highest index that an entry names in each pool; -1 where it names none. */
export function highestReferences(entry) {
    const text = (...indices) => ({
        ...NONE,
        texts: Math.max(...indices.map((index) => index ?? -1)),
    });
    switch (entry.type) {
        case 'model_io':
        case 'model_error': {
            const { messages, toolset } = entry.request;
            return { ...NONE, messages: messages.max, toolsets: toolset ?? -1 };
        }
        case 'tool_result':
            return text(entry.outcome.output, entry.outcome.dataText, entry.outcome.summary);
        case 'prompt_frame':
            return { ...NONE, messages: entry.items.reduce((most, { message }) => Math.max(most, message), -1) };
        case 'shell':
        case 'git':
            return text(entry.command.stdout, entry.command.stderr);
        case 'cancel_probe':
        case 'clock':
            return NONE;
    }
}
const NONE = { messages: -1, toolsets: -1, texts: -1 };
//# sourceMappingURL=references.js.map