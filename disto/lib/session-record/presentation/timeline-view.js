// The timeline as a picture: a column for each agent, a mark where it did
// something, a line through the time between.
import { excerpt, printable } from '../../terminal/printable.js';
import { formatDuration } from './quantities.js';
const MARKS = {
    turn: 'M',
    refused: 'X',
    compaction: 'C',
    tool: 't',
    shell: '$',
    git: 'g',
    canceled: '!',
};
export const LEGEND = 'M model call  X call failed  C compaction  t tool  $ shell  g git  ! canceled; time is that of the last clock read';
/** More agents than this get no columns. */
const MOST_LANES = 40;
const WIDEST = 100;
/** Draws events one at a time. Holds which agents have begun. */
export class TimelinePicture {
    #lanes;
    #begun;
    #seqWidth;
    /**
     * @param agents ids in the order of their columns
     * @param lastSeq the widest seq that will be drawn
     */
    constructor(agents, lastSeq) {
        this.#lanes = new Map(agents.slice(0, MOST_LANES).map((agent, lane) => [agent, lane]));
        this.#begun = [...this.#lanes].map(() => false);
        this.#seqWidth = Math.max(3, String(lastSeq).length);
    }
    head() {
        return `${'seq'.padStart(this.#seqWidth)}  ${'time'.padStart(8)}  ${''.padEnd(this.#lanes.size)}  agent\n`;
    }
    draw(event) {
        const lane = this.#lanes.get(event.agentId);
        if (lane !== undefined)
            this.#begun[lane] = true;
        const lanes = this.#begun
            .map((hasBegun, at) => (at === lane ? MARKS[event.kind] : hasBegun ? '│' : ' '))
            .join('');
        const time = event.elapsedMs === undefined ? '-' : formatDuration(event.elapsedMs);
        const turn = event.turn === undefined ? '' : `turn ${event.turn}: `;
        const duration = event.durationMs === undefined ? '' : `, ${formatDuration(event.durationMs)}`;
        const failed = !event.ok && event.kind === 'tool' ? ' → failed' : '';
        const what = excerpt(`${turn}${event.what}${failed}${duration}`, WIDEST);
        const seq = String(event.seq).padStart(this.#seqWidth);
        return `${seq}  ${time.padStart(8)}  ${lanes}  ${printable(event.agentId)}: ${what}\n`;
    }
}
//# sourceMappingURL=timeline-view.js.map