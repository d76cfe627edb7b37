/** In the spelling of an encoder that makes JSON safe to stand in HTML. */
const SPELLED = {
    '<': '\\u003c',
    '>': '\\u003e',
    '&': '\\u0026',
    '\u2028': '\\u2028',
    '\u2029': '\\u2029',
};
/** JSON text with `<`, `>`, `&`, U+2028 and U+2029 as escapes; all five stand inside strings alone. */
export function escapeHtml(json) {
    return json.replace(/[<>&\u2028\u2029]/g, (character) => SPELLED[character]);
}
//# sourceMappingURL=json-html.js.map