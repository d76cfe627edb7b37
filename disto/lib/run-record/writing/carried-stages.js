// What a resumed run takes over from its donor: the outputs of the leading plain
// stages that ended well. It copies them, hash by hash, and never links to its
// donor or touches it.
import { z } from 'zod';
import { hashedPath, ordinal } from '../format/fields.js';
import { requireFact } from '../inspection/facts.js';
import { eventsOf } from '../inspection/inspected-run.js';
import { readRetained } from '../inspection/retained-file.js';
const carriedOutput = z.object({ retry: ordinal, output: hashedPath });
/**
 * The stages that can be carried: the leading plain ones whose last ending is a
 * sealed and judged success, or that the donor itself had carried. A container,
 * or a stage that did not end so, ends the list (run-record details, 5.4).
 *
 * @throws BrokenFact `fact-malformed` when such an ending names no usable output
 */
export function findCarried(donor, sequence) {
    const carried = [];
    for (const { stage, isPlain, extension } of sequence) {
        const ending = isPlain ? lastEnding(donor, stage) : undefined;
        if (ending === undefined || !isCarriable(ending))
            break;
        const { retry, output } = requireFact(carriedOutput, ending);
        const path = `stages/${stage}/1/${retry}/output.${extension}`;
        carried.push({ stage, retry, donorPath: output.path, sha256: output.sha256, path });
    }
    return carried;
}
function lastEnding(donor, stage) {
    return eventsOf(donor, 'stage_end', 'stage_carried')
        .filter(({ fields }) => fields.stage === stage && fields.repeat === undefined)
        .at(-1);
}
function isCarriable({ fields }) {
    if (fields.event === 'stage_carried')
        return true;
    return fields.cause === 'success' && fields.exit === 0 && fields.sealed === true && fields.judged === true;
}
/**
 * Copies one carried output into the resumed run.
 *
 * @param donorDirectory the directory of the donor
 * @returns the members of `stage_carried`
 * @throws BrokenFact `artifact-disagrees` when the donor's bytes are not the recorded ones; NothingFound
 *   `artifact-missing`; FileFault; as RetainedFiles.write
 */
export async function carryOutput(donorDirectory, donorRun, { stage, retry, donorPath, sha256, path }, files) {
    await files.write(path, readRetained(donorDirectory, { path: donorPath, sha256 }));
    return { event: 'stage_carried', stage, retry, from: donorRun, output: { path, sha256 } };
}
//# sourceMappingURL=carried-stages.js.map