// The law of a record's story as the documentation prints it: from the same
// data that the reader classifies with.
import { CHECK_EXITS, FILE_RULES, FRAMING_RULES, STORY_RULES } from '../format/rules.js';
import { EVERY_EVENT, OPENING, STORY_CHECKS, STORY_EFFECTS, TRANSITIONS, } from '../format/transition-table.js';
import { ORDER_RULES, ORDER_TABLE } from '../writing/order-rules.js';
function writeTable(head, rows) {
    const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)));
    const write = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |\n`;
    return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(write).join('');
}
const code = (text) => `\`${text}\``;
/** The transition table: what is asked of each event, and what it changes. */
export function writeTransitionTable() {
    const list = (names) => names.map(code).join(', ') || 'nothing';
    const always = [
        ['a first `run_start`', list(OPENING), 'nothing'],
        ['every event, first', list(EVERY_EVENT), 'nothing'],
    ];
    const rows = TRANSITIONS.map(({ event, form, checks, effects }) => {
        const name = form === undefined ? code(event) : `${code(event)} of a ${form}`;
        return [name, list(checks), list(effects)];
    });
    return writeTable(['event', 'asked, in this order', 'changes'], [...always, ...rows]);
}
/** What each question asks, and the rules that a no breaks. */
export function writeCheckTable() {
    const names = Object.keys(STORY_CHECKS);
    const rows = names.map((name) => {
        const { asks, rules } = STORY_CHECKS[name];
        return [code(name), asks, rules.map(code).join(', ')];
    });
    return writeTable(['question', 'holds when', 'rules'], rows);
}
/** What each change does. */
export function writeEffectTable() {
    const names = Object.keys(STORY_EFFECTS);
    return writeTable(['change', 'does'], names.map((name) => [code(name), STORY_EFFECTS[name]]));
}
/** Every rule by its code: what holds while it is kept, the status and the exit of `check` when it is broken. */
export function writeRuleTable() {
    const row = (rule, says, status) => [
        code(rule),
        says,
        status,
        String(CHECK_EXITS[status]),
    ];
    const framed = Object.entries({ ...FILE_RULES, ...FRAMING_RULES }).map(([rule, { says, status }]) => row(rule, says, status));
    const told = Object.entries(STORY_RULES).map(([rule, says]) => row(rule, says, 'invalid'));
    return writeTable(['rule', 'says', 'status', 'exit'], [...framed, ...told]);
}
/** Every rule of the writing order by its code. */
export function writeOrderRuleTable() {
    return writeTable(['rule', 'says'], Object.entries(ORDER_RULES).map(([rule, says]) => [code(rule), says]));
}
/** Which rules of the writing order are asked of which event. */
export function writeOrderTable() {
    const rows = ORDER_TABLE.filter(({ rules }) => rules.length > 0).map(({ event, form, rules }) => {
        return [form === undefined ? code(event) : `${code(event)} of a ${form}`, rules.map(code).join(', ')];
    });
    return writeTable(['event', 'rules'], rows);
}
//# sourceMappingURL=law-tables.js.map