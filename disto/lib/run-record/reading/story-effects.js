// What an event changes in a story, once nothing was found against it.
import { signalExit } from '../format/ending.js';
import { identityKey } from '../format/identity.js';
import { endingsOf } from './endings.js';
/** A change that needs the identity, which was checked before. */
function withIdentity(change) {
    return (state, event, identity) => {
        if (identity !== undefined)
            change(state, identity, event);
    };
}
/** What each effect of the transition table does. */
export const STORY_CHANGES = {
    'open-attempt': withIdentity((state, of) => {
        state.closeEarlier(of);
        state.open(of);
    }),
    'close-attempt': withIdentity((state, of) => state.close(of)),
    'open-fanout': withIdentity((state, of) => {
        state.openFanouts.add(identityKey(of));
    }),
    'close-fanout': withIdentity((state, of) => {
        state.openFanouts.delete(identityKey(of));
        state.closedFanouts.add(identityKey(of));
    }),
    'end-container': withIdentity((state, of, { event }) => {
        state.endedContainers.add(`${event}/${identityKey(of)}`);
    }),
    'expect-signal': (state, event) => {
        if (state.recordedSignal !== undefined)
            return;
        const ending = endingsOf(event).find(({ cause }) => cause === 'signal');
        if (ending !== undefined)
            state.expectedSignal = ending.exit - signalExit(0);
    },
    'record-signal': (state, { signal }) => {
        state.recordedSignal = signal;
        state.expectedSignal = undefined;
    },
    'end-run': (state) => {
        state.ended = true;
    },
};
//# sourceMappingURL=story-effects.js.map