// How a run, a stage, a call or a branch ended: one word beside an exit code.
import { z } from 'zod';
/** The words that say why something ended. */
export const CAUSES = [
    'success',
    'refused',
    'exhausted',
    'rejected',
    'blocked',
    'timeout',
    'signal',
    'fault',
];
/** The outside signals that a run handles: number and name. */
export const SIGNALS = [
    { signal: 1, name: 'SIGHUP' },
    { signal: 2, name: 'SIGINT' },
    { signal: 15, name: 'SIGTERM' },
];
/** The exit code of something that an outside signal ended. */
export function signalExit(signal) {
    return 128 + signal;
}
/** The exit codes that may stand beside each cause. */
export const EXITS_OF_CAUSE = {
    success: [0],
    refused: [1],
    exhausted: [1],
    rejected: [1],
    blocked: [1],
    timeout: [1, 2],
    signal: SIGNALS.map(({ signal }) => signalExit(signal)),
    fault: [2],
};
export const cause = z.enum(CAUSES);
export const exit = z.int().min(0);
/** Whether a value is one of the eight causes. */
export function isCause(value) {
    return CAUSES.includes(value);
}
/** Whether cause and exit may stand beside each other. */
export function isLawfulEnding(ending) {
    return EXITS_OF_CAUSE[ending.cause].includes(ending.exit);
}
//# sourceMappingURL=ending.js.map