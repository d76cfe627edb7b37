// The contract of the policy: what may be opened, and what may be shown of what was read.
/** The refusal that a reason makes. */
export function refusalFor(reason) {
    const isDisabled = reason === 'disabled' || reason === 'repo_disabled';
    return { state: isDisabled ? 'disabled' : 'denied', reason };
}
/**
 * The check after the read: the first directory that is switched off makes the session
 * `disabled`; without one the first denied directory makes it `denied`.
 */
export async function refuseDirectories(policy, directories) {
    let denied;
    for (const directory of directories) {
        const reason = await policy.reasonAgainst(directory);
        if (reason === undefined)
            continue;
        const refusal = refusalFor(reason);
        if (refusal.state === 'disabled')
            return refusal;
        denied ??= refusal;
    }
    return denied;
}
//# sourceMappingURL=policy.js.map