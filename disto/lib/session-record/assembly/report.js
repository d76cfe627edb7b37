/** Gathers a report. */
export function reportAssembly(facts) {
    const { rules, head, ending, finished, ledger, size, compressedBytes } = facts;
    return {
        entries: rules.entries,
        pools: { ...rules.counts, clips: finished.get('clips')?.summary.elements ?? 0 },
        agents: head.agents.size,
        truncation: ending.truncation ?? null,
        damage: ending.damage ?? null,
        bytes: { ...ledger, journal: size },
        record: { compressedBytes },
    };
}
/** What was lost, in one plain sentence; undefined for a complete record. */
export function describeLoss({ truncation, damage, entries, bytes }) {
    if (truncation === null)
        return undefined;
    const kept = `${entries} ${entries === 1 ? 'entry is' : 'entries are'} kept`;
    const last = truncation.lastSeq == null ? '' : `, the last of them seq ${truncation.lastSeq}`;
    return `the record is truncated: ${describeReason(truncation, damage, bytes)}; ${kept}${last} (${truncation.reason})`;
}
function describeReason({ reason }, damage, bytes) {
    switch (reason) {
        case 'session_killed':
            return 'the session ended without its last line';
        case 'byte_ceiling':
            return 'the recorder stopped at its byte ceiling';
        case 'write_failed':
            return 'the recorder could not write any further';
        case 'corrupt_journal':
            if (damage === null)
                return 'the recorder found its journal damaged';
            return damage.code === 'count-mismatch'
                ? damage.message
                : `${bytes.damaged} bytes from line ${damage.line}, byte ${damage.offset} on could not be read: ${damage.message} [${damage.code}]`;
    }
}
//# sourceMappingURL=report.js.map