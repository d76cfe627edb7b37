/** Bytes for eyes: `17 B`, `4.2 kB`, `1.3 GB`. */
export function formatBytes(bytes) {
    const units = ['B', 'kB', 'MB', 'GB', 'TB'];
    let value = bytes;
    let unit = 0;
    while (value >= 999.95 && unit < units.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`;
}
/** Milliseconds for eyes: `812 ms`, `61.0 s`, `1:30:00`. */
export function formatDuration(ms) {
    if (ms < 1000)
        return `${ms} ms`;
    if (ms < 600_000)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    const two = (value) => String(value).padStart(2, '0');
    return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
/** A number and its noun: `1 toolset`, `4 toolsets`; nouns in -y become -ies. */
export function formatCount(count, noun) {
    return `${count} ${count === 1 ? noun : `${noun}s`.replace(/ys$/, 'ies')}`;
}
//# sourceMappingURL=quantities.js.map