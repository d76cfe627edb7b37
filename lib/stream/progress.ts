import cliProgress from 'cli-progress';
import { type Stage, stage } from './stage.js';

/** Whether a person is watching: stderr is a terminal, and nobody asked for silence. */
export function progressWanted(
  options: { quiet?: boolean; progress?: boolean },
  environment = process.env,
): boolean {
  if (options.quiet === true || options.progress === false) return false;
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
export function byteProgress(label: string, total: number | undefined): Stage<Buffer, Buffer> {
  const began = Date.now();
  let passed = 0;
  let bar: cliProgress.SingleBar | undefined;
  const start = (): cliProgress.SingleBar => {
    const amount =
      total === undefined ? '{megabytes} MB' : '{bar} {percentage}% of {megabytes} MB, {eta_formatted} left';
    const started = new cliProgress.SingleBar(
      { format: `${label} ${amount}`, stream: process.stderr, clearOnComplete: true, hideCursor: true },
      cliProgress.Presets.shades_classic,
    );
    started.start(total ?? 0, passed, { megabytes: megabytes(total ?? passed) });
    return started;
  };
  const through = stage<Buffer, Buffer>((chunk, push) => {
    passed += chunk.length;
    if (bar === undefined && Date.now() - began > QUIET_MS) bar = start();
    bar?.update(passed, { megabytes: megabytes(total ?? passed) });
    push(chunk);
  });
  through.on('close', () => bar?.stop());
  return through;
}

/** Tells a person how many of several things are done. */
export interface ItemProgress {
  readonly update: (done: number, total: number) => void;
  /** Takes the bar away. */
  readonly stop: () => void;
}

/**
 * Draws a bar on stderr once the work takes longer than half a second.
 *
 * @param noun what is counted, in the plural
 */
export function itemProgress(label: string, noun: string): ItemProgress {
  const began = Date.now();
  let bar: cliProgress.SingleBar | undefined;
  return {
    update(done, total) {
      if (bar === undefined && Date.now() - began > QUIET_MS) {
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
      }
      bar?.setTotal(total);
      bar?.update(done);
    },
    stop() {
      bar?.stop();
      bar = undefined;
    },
  };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
