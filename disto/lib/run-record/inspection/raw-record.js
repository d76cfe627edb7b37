import { HeldFile } from '../reading/held-file.js';
/**
 * The exact bytes of a record, whatever they are: as many as it had when it was
 * opened, none that were appended since. Nothing is judged.
 *
 * @throws FileFault
 */
export async function* copyRecord(directory) {
    const held = await HeldFile.hold(directory, 'record.jsonl');
    try {
        yield* held.chunks();
    }
    finally {
        await held.close();
    }
}
//# sourceMappingURL=raw-record.js.map