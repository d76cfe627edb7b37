// The writer of a journal: takes batches from a port, one write each, in a
// thread of its own (journal-writer-thread.ts), so that a slow disk never holds
// up the thread that the agents run on.
//
// A write that fails ends the writing: the torn part is cut off, batches that
// follow are dropped, and the closing line says why.

import type { MessagePort } from 'node:worker_threads';
import { encodeEnd, type StopReason, truncationOf } from './end-line.js';
import type { WriterBatch } from './gathered-batch.js';
import { END_GRACE_MS, JournalFile } from './journal-file.js';
import { WRITER, WriterGauge } from './writer-gauge.js';

export interface WriterSetup {
  /** Descriptor of the empty journal. It stays the recorder's to close when this thread dies. */
  readonly fd: number;
  readonly memory: SharedArrayBuffer;
}

/** What the writer is told. */
export type WriterOrder =
  | ({ readonly type: 'batch' } & WriterBatch)
  | { readonly type: 'end'; readonly reason: StopReason | undefined };

/** What the writer tells when the journal is closed. */
export interface WriterReport {
  readonly type: 'closed';
  /** What went wrong with a write, in the system's words. */
  readonly error: string | undefined;
}

/** What the writer tells: that it runs, at once when a write failed, and in the end. */
export type WriterNotice =
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly error: string }
  | WriterReport;

/** Writes what comes through `port` until the order to end. */
export function writeJournal(port: MessagePort, { fd, memory }: WriterSetup): void {
  const gauge = new WriterGauge(memory);
  const file = new JournalFile(fd);
  let failure: string | undefined;

  const write = ({ parts, size, entries, lastSeq }: WriterBatch): void => {
    try {
      if (failure === undefined) {
        file.append(joined(parts));
        gauge.wrote(size, entries, lastSeq);
      }
    } catch (error) {
      failure = messageOf(error);
      gauge.state = WRITER.failed;
      port.postMessage({ type: 'failed', error: failure } satisfies WriterNotice);
    } finally {
      gauge.leave(size);
    }
  };

  const end = (asked: StopReason | undefined): void => {
    try {
      if (file.isGone) failure ??= 'the journal was removed while it was written';
      const isLost = failure !== undefined || gauge.state === WRITER.abandoned;
      const reason = asked ?? (isLost ? 'write_failed' : undefined);
      const truncation = reason === undefined ? undefined : truncationOf(reason, gauge);
      file.close(encodeEnd(gauge.entries, truncation), END_GRACE_MS);
    } catch (error) {
      failure ??= messageOf(error);
    }
    port.postMessage({ type: 'closed', error: failure } satisfies WriterNotice);
    port.close();
  };

  port.on('message', (order: WriterOrder) => {
    if (order.type === 'end') end(order.reason);
    else write(order);
  });
  port.postMessage({ type: 'ready' } satisfies WriterNotice);
}

function joined(parts: WriterBatch['parts']): Uint8Array {
  return parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
