// What the trial of a writer tells a person.

import { WRITER_FAULTS, type WriterFault } from '../conformance/judge-writing.js';
import { showTable } from './text.js';

interface ShownTrial {
  readonly scenario: string;
  readonly asks: string;
  readonly conforms: boolean;
  readonly fault: WriterFault | null;
}

/** A row for each scenario, and the sum. */
export function showTrials(rows: readonly ShownTrial[]): string {
  const table = rows.map(({ scenario, asks, conforms, fault }) => [
    scenario,
    asks,
    conforms ? 'conforms' : 'fails',
    fault === null ? null : describe(fault),
  ]);
  const conforming = rows.filter(({ conforms }) => conforms).length;
  return `${showTable(['scenario', 'asks for', 'verdict', 'why'], table)}${conforming} of ${rows.length} scenarios conform\n`;
}

function describe({ code, detail }: WriterFault): string {
  return `${WRITER_FAULTS[code]}${detail === '' ? '' : `: ${detail}`} (${code})`;
}
