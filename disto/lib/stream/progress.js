import { stage } from './stage.js';
/** Whether a person is watching: stderr is a terminal, and nobody asked for silence. */
export function progressWanted(options, environment = process.env) {
    if (options.quiet === true || options.progress === false)
        return false;
    return process.stderr.isTTY === true && (environment.CI ?? '') === '';
}
/** Work shorter than this shows no bar. */
const QUIET_MS = 500;
/**
 * Stage: bytes in, the same bytes out; draws a bar on stderr once the work takes
 * longer than half a second. Holds nothing, never fails.
 *
 * @param label what the work is, in a word or two
 * @param total bytes that will pass, when known; without it the bytes so far are shown
 */
export function byteProgress(label, total) {
    const began = Date.now();
    let passed = 0;
    let bar;
    const through = stage(async (chunk, push) => {
        passed += chunk.length;
        if (bar === undefined && Date.now() - began > QUIET_MS)
            bar = await startBar(label, total, passed);
        bar?.update(passed, { megabytes: megabytes(total ?? passed) });
        push(chunk);
    });
    through.on('close', () => bar?.stop());
    return through;
}
/** The library is loaded when a bar is drawn, not by every pipe. */
async function startBar(label, total, passed) {
    const { default: cliProgress } = await import('cli-progress');
    const amount = total === undefined ? '{megabytes} MB' : '{bar} {percentage}% of {megabytes} MB, {eta_formatted} left';
    const bar = new cliProgress.SingleBar({ format: `${label} ${amount}`, stream: process.stderr, clearOnComplete: true, hideCursor: true }, cliProgress.Presets.shades_classic);
    bar.start(total ?? 0, passed, { megabytes: megabytes(total ?? passed) });
    return bar;
}
function megabytes(bytes) {
    return (bytes / 1e6).toFixed(1);
}
//# sourceMappingURL=progress.js.map