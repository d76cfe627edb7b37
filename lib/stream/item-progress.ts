import type { SingleBar } from 'cli-progress';

/** Tells a person how many of several things are done. */
export interface ItemProgress {
  readonly update: (done: number, total: number) => void;
  /** Takes the bar away; nothing is drawn after it. */
  readonly stop: () => void;
}

/** Work shorter than this shows no bar. */
const QUIET_MS = 500;

/**
 * Draws a bar on stderr once the work takes longer than half a second.
 *
 * @param label what the work is, in a word or two
 * @param noun what is counted, in the plural
 */
export function itemProgress(label: string, noun: string): ItemProgress {
  const began = Date.now();
  let bar: SingleBar | undefined;
  let isLoading = false;
  let isStopped = false;
  const start = async (done: number, total: number): Promise<void> => {
    isLoading = true;
    const { default: cliProgress } = await import('cli-progress');
    if (isStopped) return;
    bar = new cliProgress.SingleBar(
      {
        format: `${label} {bar} {value} of {total} ${noun}`,
        stream: process.stderr,
        clearOnComplete: true,
        hideCursor: true,
      },
      cliProgress.Presets.shades_classic,
    );
    bar.start(total, done);
  };
  return {
    update(done, total) {
      if (!isLoading && Date.now() - began > QUIET_MS) void start(done, total);
      bar?.setTotal(total);
      bar?.update(done);
    },
    stop() {
      isStopped = true;
      bar?.stop();
    },
  };
}
