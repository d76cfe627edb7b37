import { printable } from '../../terminal/printable.js';
import { formatTable } from '../../terminal/table.js';
import { formatCount } from './quantities.js';
/** What a verification found, for eyes. */
export function viewVerification(verification) {
    const { isSound, total, findings, unchecked, counts, ending } = verification;
    const parts = [];
    if (findings.length > 0) {
        parts.push(formatTable([{ title: 'finding' }, { title: 'where' }, { title: 'what' }], findings.map((finding) => [finding.code, describePlace(finding), printable(finding.message)])));
    }
    if (total > findings.length)
        parts.push(`… and ${total - findings.length} more\n`);
    const images = unchecked === 0
        ? ''
        : `; ${formatCount(unchecked, 'message')} held images, which the id was made over and the record does not keep`;
    parts.push(`${isSound ? 'sound' : formatCount(total, 'finding')}${images}\n`);
    if (counts !== undefined) {
        const { entries, messages, toolsets, texts } = counts;
        parts.push(`${formatCount(entries, 'entry')}, ${formatCount(messages, 'message')}, ${formatCount(toolsets, 'toolset')}, ${formatCount(texts, 'text')}\n`);
    }
    if (ending !== undefined)
        parts.push(`${ending}\n`);
    return parts.join('');
}
/** Whether a payload is the recorded one, for eyes. */
export function viewComparison(comparison, text) {
    const { isSame, isClipped, recorded, payload } = comparison;
    const kind = isClipped ? 'was clipped from' : 'is';
    return isSame
        ? `text ${text} ${kind} this payload: ${payload.bytes} bytes, ${payload.id}\n`
        : `text ${text} is of another payload: ${recorded.bytes} bytes, ${recorded.id}; this one has ${payload.bytes} bytes, ${payload.id}\n`;
}
function describePlace({ list, element, seq, offset }) {
    if (list !== undefined)
        return `${list}[${element}]${seq === undefined ? '' : ` seq ${seq}`}`;
    return offset === undefined ? '-' : `byte ${offset}`;
}
//# sourceMappingURL=verification-view.js.map