/** Work shorter than this shows no bar. */
const QUIET_MS = 500;
/**
 * Draws a bar on stderr once the work takes longer than half a second.
 *
 * @param label what the work is, in a word or two
 * @param noun what is counted, in the plural
 */
export function itemProgress(label, noun) {
    const began = Date.now();
    let bar;
    let isLoading = false;
    let isStopped = false;
    const start = async (done, total) => {
        isLoading = true;
        const { default: cliProgress } = await import('cli-progress');
        if (isStopped)
            return;
        bar = new cliProgress.SingleBar({
            format: `${label} {bar} {value} of {total} ${noun}`,
            stream: process.stderr,
            clearOnComplete: true,
            hideCursor: true,
        }, cliProgress.Presets.shades_classic);
        bar.start(total, done);
    };
    return {
        update(done, total) {
            if (!isLoading && Date.now() - began > QUIET_MS)
                void start(done, total);
            bar?.setTotal(total);
            bar?.update(done);
        },
        stop() {
            isStopped = true;
            bar?.stop();
        },
    };
}
//# sourceMappingURL=item-progress.js.map