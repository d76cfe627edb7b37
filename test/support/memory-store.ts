import type { RunStore, StoredArtifact } from '../../lib/session-record/serving/run-store.js';
import { storedBuffer } from '../../lib/stream/stored-bytes.js';

/** A store in memory that counts what is open. */
export function memoryStore(
  slots: Record<string, Buffer> = {},
): RunStore & { open_: number; slots: Map<string, Buffer> } {
  const held = new Map(Object.entries(slots));
  let version = 0;
  const store = {
    open_: 0,
    slots: held,
    open: async (slot: { name: string }): Promise<StoredArtifact | undefined> => {
      const bytes = held.get(slot.name);
      if (bytes === undefined) return undefined;
      store.open_ += 1;
      return {
        ...storedBuffer(bytes, slot.name),
        version: `v${version}`,
        modified: new Date('2026-03-01T10:00:00Z'),
        close: async () => {
          store.open_ -= 1;
        },
      };
    },
    put: async (slot: { name: string }, bytes: AsyncIterable<Buffer>): Promise<void> => {
      const chunks: Buffer[] = [];
      for await (const chunk of bytes) chunks.push(chunk);
      version += 1;
      held.set(slot.name, Buffer.concat(chunks));
    },
  };
  return store;
}
