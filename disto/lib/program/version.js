import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
/** The version of this package, from the nearest package.json above this file (sources and `dist/` alike). */
export function packageVersion() {
    let folder = import.meta.dirname;
    while (!existsSync(join(folder, 'package.json')))
        folder = dirname(folder);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return manifest.version;
}
//# sourceMappingURL=version.js.map