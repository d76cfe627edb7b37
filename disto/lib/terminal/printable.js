// Text from a record is a stranger's: what a terminal would obey is shown instead.
/** Controls but tab and line feed, and marks that reorder the text around them. */
const OBEYED = 
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
/** The text with every character that a terminal would obey written as an escape. */
export function printable(text) {
    return text.replace(OBEYED, (character) => {
        const code = character.charCodeAt(0);
        return code < 0x100
            ? `\\x${code.toString(16).padStart(2, '0')}`
            : `\\u${code.toString(16).padStart(4, '0')}`;
    });
}
/** The first `most` characters on one line, with what was cut told by an ellipsis. */
export function excerpt(text, most) {
    const line = printable(text.slice(0, 4 * most))
        .replace(/\s+/g, ' ')
        .trim();
    const characters = [...line];
    return characters.length <= most && text.length <= 4 * most
        ? line
        : `${characters.slice(0, most - 1).join('')}…`;
}
//# sourceMappingURL=printable.js.map