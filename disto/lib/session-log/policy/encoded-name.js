// Claude Code names a project's directory after the directory it was launched
// in, with everything that is no letter or digit turned into `-`. The name is all
// that can be checked before a session is opened.
import { parse } from 'node:path';
/** The encoding that is documented: one `-` a byte. */
export function encodeBytes(path) {
    return Buffer.from(path)
        .toString('latin1')
        .replaceAll(/[^A-Za-z0-9]/g, '-');
}
/** Every encoding that releases have written: one `-` a byte, a UTF-16 unit, a character. */
function encodings(path) {
    return new Set([
        encodeBytes(path),
        path.replaceAll(/[^A-Za-z0-9]/g, '-'),
        path.replaceAll(/[^A-Za-z0-9]/gu, '-'),
    ]);
}
/**
 * Whether an encoded name may be that of a directory within one of `paths`.
 * Separators are lost in the name, so `/a/b-c` cannot be told from `/a/b/c`.
 *
 * @param paths clean absolute paths, in every form that counts
 * @param spellings `every` for a rule that closes, `documented` for a rule that opens
 */
export function nameIsWithin(name, paths, spellings, foldCase) {
    const fold = (text) => (foldCase ? text.toLowerCase() : text);
    return paths.some((path) => {
        if (parse(path).root === path)
            return true;
        const encoded = spellings === 'every' ? [...encodings(path)] : [encodeBytes(path)];
        return encoded.some((one) => fold(name) === fold(one) || fold(name).startsWith(`${fold(one)}-`));
    });
}
//# sourceMappingURL=encoded-name.js.map