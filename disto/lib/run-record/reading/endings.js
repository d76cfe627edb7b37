/**
 * The endings that a line carries: one for a stage, a fan-out, and a call that
 * names a cause; one for each branch of a PARALLEL that was started. A branch
 * row of any other form, and branches that are no list, carry none.
 */
export function endingsOf(event) {
    if (event.event === 'parallel_done') {
        return Array.isArray(event.branches) ? event.branches.filter(isStartedRow) : [];
    }
    return event.event === 'subflow_call' && event.cause === undefined ? [] : [event];
}
function isStartedRow(row) {
    return typeof row === 'object' && row !== null && row.started === true;
}
//# sourceMappingURL=endings.js.map