// What the trial of a writer tells a person.
import { WRITER_FAULTS } from '../conformance/judge-writing.js';
import { showTable } from './text.js';
/** A row for each scenario, and the sum. */
export function showTrials(rows) {
    const table = rows.map(({ scenario, asks, conforms, fault }) => [
        scenario,
        asks,
        conforms ? 'conforms' : 'fails',
        fault === null ? null : describe(fault),
    ]);
    const conforming = rows.filter(({ conforms }) => conforms).length;
    return `${showTable(['scenario', 'asks for', 'verdict', 'why'], table)}${conforming} of ${rows.length} scenarios conform\n`;
}
function describe({ code, detail }) {
    return `${WRITER_FAULTS[code]}${detail === '' ? '' : `: ${detail}`} (${code})`;
}
//# sourceMappingURL=trial-table.js.map