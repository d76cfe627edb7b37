// Text from a file on a terminal: what it says, and nothing that the terminal
// would obey.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
/** A text whose control characters are spelled out (`\u001b`); line feeds and tabs stay. */
export function showText(text) {
    return text.replace(CONTROLS, (character) => {
        return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
}
/** The same on one line: line feeds and tabs become blanks. */
export function showLine(text) {
    return showText(text).replace(/[\n\t]/g, ' ');
}
//# sourceMappingURL=visible-text.js.map