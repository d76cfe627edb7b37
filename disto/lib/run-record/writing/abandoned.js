/** Says what was given up: these lines stand directly before the end of the attempt. */
export async function sayAbandoned(run, identity, abandoned) {
    for (const { started, stopped } of abandoned) {
        await run.record.unreconciled({ ...identity, started, stopped });
    }
}
//# sourceMappingURL=abandoned.js.map