// Stage: digests in, in the order of the run; the same digests out until the run
// is full, from then on the refs of those that wait for the next run. Holds a
// number, never fails.

import { type Stage, stage } from '../../stream/stage.js';
import { RUN_CAP } from '../format/digest.js';
import type { SessionName } from '../format/ref.js';
import { type CappedDigest, jsonBytes } from './cap-session.js';

/** A digest with the session it is of. */
export interface NamedDigest extends CappedDigest {
  readonly session: SessionName;
}

export type RunItem =
  | { readonly type: 'digest'; readonly digest: NamedDigest }
  | { readonly type: 'deferred'; readonly session: SessionName };

/** @param cap bytes of the sessions' compact JSON together */
export function capRun(cap: number = RUN_CAP): Stage<NamedDigest, RunItem> {
  let spent = 0;
  let isFull = false;
  return stage<NamedDigest, RunItem>((item, push) => {
    const size = jsonBytes(item.digest);
    isFull ||= spent + size > cap;
    if (isFull) {
      push({ type: 'deferred', session: item.session });
    } else {
      spent += size;
      push({ type: 'digest', digest: item });
    }
  });
}
