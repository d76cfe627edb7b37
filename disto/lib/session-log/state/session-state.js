// The state of a session that could be read: how its file compares with what was marked.
/** The states, in the order in which a summary lists them. */
export const SESSION_STATES = [
    'new',
    'changed',
    'processed',
    'absent',
    'disabled',
    'denied',
    'unknown-project',
    'unreadable',
    'unsupported-format',
];
/**
 * Compares a file with what was marked of it. The first line is looked at
 * first: a file that is both shorter and begins otherwise is `rotated`.
 */
export function compareWithMark(marked, file) {
    if (marked === undefined)
        return { state: 'new' };
    if (file.head !== marked.head)
        return { state: 'changed', reason: 'rotated' };
    if (file.size < marked.size)
        return { state: 'changed', reason: 'truncated' };
    return file.size > marked.size ? { state: 'changed', reason: 'appended' } : { state: 'processed' };
}
/** Where the next digest of a file begins: at the marked size when it only grew, else at its start. */
export function digestStart(marked, file) {
    return compareWithMark(marked, file).reason === 'appended' && marked !== undefined ? marked.size : 0;
}
//# sourceMappingURL=session-state.js.map