// What a resumed run takes over from its donor: the outputs of the leading plain
// stages that ended well. It copies them, hash by hash, and never links to its
// donor or touches it.

import { z } from 'zod';
import type { EventOf } from '../format/events.js';
import { hashedPath, ordinal } from '../format/fields.js';
import { requireFact } from '../inspection/facts.js';
import { eventsOf, type InspectedRun } from '../inspection/inspected-run.js';
import { readRetained } from '../inspection/retained-file.js';
import type { RecordedEvent } from '../reading/parse-lines.js';
import type { RetainedFiles } from './retained-files.js';

/** A node of the root sequence of a flow, in order. */
export interface RootNode {
  /** Its path from the flow root, as a record names it. */
  readonly stage: string;
  /** Whether it is a stage, and no container. */
  readonly isPlain: boolean;
  /** The ending of its output's file by its current output type, without a dot. */
  readonly extension: string;
}

/** A stage whose output is taken over. */
export interface CarriedStage {
  readonly stage: string;
  /** The donor's attempt. */
  readonly retry: number;
  /** Where the output lies in the donor. */
  readonly donorPath: string;
  readonly sha256: string;
  /** Where its copy lies in the resumed run. */
  readonly path: string;
}

const carriedOutput = z.object({ retry: ordinal, output: hashedPath });

/**
 * The stages that can be carried: the leading plain ones whose last ending is a
 * sealed and judged success, or that the donor itself had carried. A container,
 * or a stage that did not end so, ends the list (run-record details, 5.4).
 *
 * @throws BrokenFact `fact-malformed` when such an ending names no usable output
 */
export function findCarried(donor: InspectedRun, sequence: readonly RootNode[]): CarriedStage[] {
  const carried: CarriedStage[] = [];
  for (const { stage, isPlain, extension } of sequence) {
    const ending = isPlain ? lastEnding(donor, stage) : undefined;
    if (ending === undefined || !isCarriable(ending)) break;
    const { retry, output } = requireFact(carriedOutput, ending);
    const path = `stages/${stage}/1/${retry}/output.${extension}`;
    carried.push({ stage, retry, donorPath: output.path, sha256: output.sha256, path });
  }
  return carried;
}

function lastEnding(donor: InspectedRun, stage: string): RecordedEvent | undefined {
  return eventsOf(donor, 'stage_end', 'stage_carried')
    .filter(({ fields }) => fields.stage === stage && fields.repeat === undefined)
    .at(-1);
}

function isCarriable({ fields }: RecordedEvent): boolean {
  if (fields.event === 'stage_carried') return true;
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
export async function carryOutput(
  donorDirectory: string,
  donorRun: string,
  { stage, retry, donorPath, sha256, path }: CarriedStage,
  files: RetainedFiles,
): Promise<Omit<EventOf<'stage_carried'>, 'ts'>> {
  await files.write(path, readRetained(donorDirectory, { path: donorPath, sha256 }));
  return { event: 'stage_carried', stage, retry, from: donorRun, output: { path, sha256 } };
}
