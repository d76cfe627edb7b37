// A run is named by when it started and a suffix: `2026-07-30T14-22-08-a3f9`.
import { randomBytes } from 'node:crypto';
const SECOND_LENGTH = '2026-07-30T14:22:08'.length;
const SUFFIX_BYTES = 2;
/** The instant of a start, as names and lines spell it. */
export function spellStart(instant) {
    const ts = instant.toISOString();
    return { ts, second: ts.slice(0, SECOND_LENGTH).replaceAll(':', '-') };
}
/** A name for the run that started then. A name that is taken is followed by another one of the same second. */
export function mintRunName({ second }) {
    return `${second}-${randomBytes(SUFFIX_BYTES).toString('hex')}`;
}
const WRITTEN_NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-[0-9a-f]{4}$/;
/**
 * The instant that a run's name tells, in milliseconds since 1970.
 *
 * @returns undefined for a name that no writer makes, or whose instant is in no calendar
 */
export function instantOfName(name) {
    const match = WRITTEN_NAME.exec(name);
    if (match === null)
        return undefined;
    const spelled = `${match[1]}T${match[2]}:${match[3]}:${match[4]}.000Z`;
    const instant = Date.parse(spelled);
    // Date.parse lets 31 February be 3 March.
    return Number.isFinite(instant) && new Date(instant).toISOString() === spelled ? instant : undefined;
}
//# sourceMappingURL=run-name.js.map