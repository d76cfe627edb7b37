// The journal's writer in the thread of the test, behind the same port.

import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { type WriterSetup, writeJournal } from '../../lib/session-record/capture/journal-writer.js';
import type { WriterPort } from '../../lib/session-record/capture/writer-queue.js';

/** Starts a writer. @param remoteEnd told the writer's end of the channel, to break it */
export async function startInThread(
  setup: WriterSetup,
  remoteEnd: (port: MessagePort) => void = () => {},
): Promise<WriterPort> {
  const { port1, port2 } = new MessageChannel();
  writeJournal(port2, setup);
  remoteEnd(port2);
  return {
    postMessage: (order, transfer) => port1.postMessage(order, transfer as ArrayBuffer[]),
    on: (event: string, listener: (...args: never[]) => void) =>
      port1.on(event === 'exit' ? 'close' : event, listener as () => void),
    ref: () => port1.ref(),
    unref: () => port1.unref(),
  };
}
