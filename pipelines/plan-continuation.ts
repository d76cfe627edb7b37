// What a new run takes over from the one that it continues, decided before it exists.

import { basename, resolve } from 'node:path';
import { readLock } from '../lib/run-record/directory/run-lock.js';
import { type CarriedStage, findCarried, type RootNode } from '../lib/run-record/writing/carried-stages.js';
import { requireDonor } from '../lib/run-record/writing/donor.js';
import { composeEvidence, findPriorFailure } from '../lib/run-record/writing/resume-evidence.js';
import { inspectRun } from './read-run.js';

/** A continuation, planned. */
export interface Continuation {
  /** The donor's full name. */
  readonly donorRun: string;
  readonly donorDirectory: string;
  readonly carried: readonly CarriedStage[];
  /** What the first fresh stage is told of the donor's failure, if it is told of one. */
  readonly evidence: Buffer | undefined;
}

/**
 * Plans the continuation of a run along the root sequence of the flow as it is now.
 *
 * @throws UnusableDonor, and what proves it one; CodedError `evidence-too-large`
 */
export async function planContinuation(
  donorDirectory: string,
  sequence: readonly RootNode[],
): Promise<Continuation> {
  const directory = resolve(donorDirectory);
  const donorRun = basename(directory);
  const donor = await inspectRun(directory);
  await requireDonor(donor, await readLock(directory));
  const carried = findCarried(donor, sequence);
  const fresh = sequence[carried.length];
  const failure = fresh?.isPlain === true ? findPriorFailure(donor, donorRun, fresh.stage) : undefined;
  const evidence = failure && composeEvidence(failure);
  return { donorRun, donorDirectory: directory, carried, evidence };
}
