import type { ListedStore } from '../../lib/session-log/format/listing.js';
import { oneLine } from './print.js';

/**
 * What stands on stderr beside a list: each store that could not be read, and each problem.
 *
 * @param tellsAbsent whether a store that is not there is told: only when its harness was asked for
 */
export function storeWarnings(stores: readonly ListedStore[], tellsAbsent: boolean): string[] {
  return stores.flatMap(({ harness, location, state, problems = [] }) => {
    const isTold = state !== 'present' && (state !== 'absent' || tellsAbsent);
    return [
      ...(isTold ? [`${harness}: the store ${location} is ${state}`] : []),
      ...problems.map((problem) => `warning: ${harness}: ${problem}`),
    ].map(oneLine);
  });
}
