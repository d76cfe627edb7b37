// What it means for a directory to lie within another one.
import { realpath } from 'node:fs/promises';
import { isAbsolute, join, normalize, parse, sep } from 'node:path';
/** Whether the file names of a platform are the same in either case, as far as the policy goes. */
export function ignoresCase(platform) {
    return platform === 'darwin' || platform === 'win32';
}
/** The path without `.`, `..`, repeated and trailing separators. */
export function cleanPath(path) {
    const normal = normalize(path);
    const { root } = parse(normal);
    return normal.length > root.length && normal.endsWith(sep) ? normal.slice(0, -sep.length) : normal;
}
/** Whether a path is a directory or lies beneath it, by whole components; both are clean. */
export function isWithin(path, directory, foldCase) {
    const [inner, outer] = foldCase ? [path.toLowerCase(), directory.toLowerCase()] : [path, directory];
    if (inner === outer)
        return true;
    return inner.startsWith(outer.endsWith(sep) ? outer : outer + sep);
}
/**
 * The clean absolute path with its symbolic links resolved, as far down as it exists: of a
 * directory that is gone the part that is left is resolved. A path of any length
 * costs no more than the directories of it that exist.
 */
export async function resolveLinks(path) {
    const whole = await realpath(path).catch(() => undefined);
    if (whole !== undefined)
        return whole;
    const { root } = parse(path);
    const components = path.slice(root.length).split(sep);
    let resolved = root;
    for (const [depth, component] of components.entries()) {
        const next = await realpath(join(resolved, component)).catch(() => undefined);
        if (next === undefined)
            return join(resolved, ...components.slice(depth));
        resolved = next;
    }
    return resolved;
}
/** An entry of a path list in both its forms: as written, and with links resolved. */
export async function formsOf(path) {
    const clean = cleanPath(path);
    const resolved = await resolveLinks(clean);
    return resolved === clean ? [clean] : [clean, resolved];
}
/**
 * The absolute path that an entry of a policy list means, or why there is none.
 *
 * @param base what a relative entry starts at; without it a relative entry means nothing
 * @param home what `~` stands for; without it an entry that starts with `~` means nothing
 */
export function expandEntry(entry, place) {
    if (entry.startsWith('~')) {
        const isHome = entry === '~' || entry.startsWith('~/');
        if (isHome && place.home !== undefined)
            return { path: cleanPath(join(place.home, entry.slice(1))) };
        return { ignored: 'it starts with ~ and names no directory here' };
    }
    if (isAbsolute(entry))
        return { path: cleanPath(entry) };
    if (place.base !== undefined)
        return { path: cleanPath(join(place.base, entry)) };
    return { ignored: 'it is not an absolute path' };
}
//# sourceMappingURL=paths.js.map