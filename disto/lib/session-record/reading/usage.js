// What a response says that its call used. The response is the harness's own
// JSON; of it only an object named `usage` is looked at, and in it every number,
// under the name that the harness gave it.
/** How deep in `usage` numbers are looked for. */
const MAX_DEPTH = 4;
/** Adds what the response in `bytes` used. */
export function addUsage(sums, bytes) {
    if (!bytes.includes('"usage"'))
        return;
    const response = JSON.parse(bytes.toString('utf8'));
    if (typeof response === 'object' && response !== null)
        addNumbers(sums, response.usage, '', 0);
}
function addNumbers(sums, value, path, depth) {
    if (typeof value === 'number' && path !== '') {
        sums[path] = (Object.hasOwn(sums, path) ? sums[path] : 0) + value;
        return;
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value) || depth === MAX_DEPTH)
        return;
    for (const [key, member] of Object.entries(value)) {
        addNumbers(sums, member, path === '' ? key : `${path}.${key}`, depth + 1);
    }
}
//# sourceMappingURL=usage.js.map