// What a writer is tried with: facts, and what must come of them.
/** The name of the run, and of the directory, in every scenario. */
export const SCENARIO_RUN = '2026-07-30T14-22-08-a3f9';
/** The record that a scenario must leave. */
export function expectedRecord({ written }) {
    return Buffer.from(written.map((fact) => `${JSON.stringify(fact)}\n`).join(''));
}
/**
 * The facts as a writer gets them: one JSON object a line. Their members, and
 * those of the objects in them, stand backwards: the order of a line is the
 * writer's own doing.
 */
export function spellInput({ written, refused, after = [] }) {
    const facts = [...written, ...(refused === undefined ? [] : [refused, ...after])];
    return facts.map((fact) => `${JSON.stringify(turnAround(fact))}\n`).join('');
}
function turnAround(value) {
    if (Array.isArray(value))
        return value.map(turnAround);
    if (typeof value !== 'object' || value === null)
        return value;
    const members = Object.entries(value).reverse();
    return Object.fromEntries(members.map(([name, inner]) => [name, turnAround(inner)]));
}
//# sourceMappingURL=scenario.js.map