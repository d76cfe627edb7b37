const REASONS = {
    byte_ceiling: 'the recorder stopped at its byte ceiling; the session went on unrecorded',
    session_killed: 'the session was killed, or died, before it could write its last line',
    corrupt_journal: 'the journal was damaged; what stood behind the damage is lost',
    write_failed: 'the recorder could not write any further; the session went on unrecorded',
};
/** How a record ends, in one plain sentence. */
export function describeTruncation(truncation, entries) {
    if (truncation === undefined)
        return 'complete: the session ended and everything it consumed is here';
    const { reason, lastSeq, bytes } = truncation;
    const kept = entries === 1 ? '1 entry is kept' : `${entries} entries are kept`;
    const last = lastSeq == null ? '' : `, the last of them seq ${lastSeq}`;
    const figure = bytes == null ? '' : `; the recorder counted ${bytes} bytes`;
    return `truncated (${reason}): ${REASONS[reason]}; ${kept}${last}${figure}`;
}
//# sourceMappingURL=describe-truncation.js.map