/**
 * Decides what the record says of its own completeness (wire format 3.2): the
 * journal's structure outranks the recorder's word, and damage outranks absence.
 */
export function resolveEnding(head, rules) {
    const lastSeq = rules.lastSeq === undefined ? {} : { lastSeq: rules.lastSeq };
    if (head.end === undefined) {
        const reason = head.damage === undefined ? 'session_killed' : 'corrupt_journal';
        return ended({ reason, ...lastSeq }, head.damage);
    }
    const { value, truncation, place } = head.end;
    if (value.entries !== rules.entries) {
        const bytes = value.truncation?.bytes;
        const own = bytes === undefined || bytes === null ? {} : { bytes };
        const message = `the end line counts ${value.entries} entries, ${rules.entries} were read`;
        return ended({ reason: 'corrupt_journal', ...lastSeq, ...own }, { code: 'count-mismatch', message, ...place });
    }
    return { truncation: value.truncation ?? undefined, bytes: truncation, damage: undefined };
}
function ended(truncation, damage) {
    return { truncation, bytes: Buffer.from(JSON.stringify(truncation)), damage };
}
//# sourceMappingURL=truncation.js.map