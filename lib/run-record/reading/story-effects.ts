// What an event changes in a story, once nothing was found against it.

import { signalExit } from '../format/ending.js';
import { identityKey, type StageIdentity } from '../format/identity.js';
import type { StoryEffect } from '../format/transition-table.js';
import { endingsOf } from './endings.js';
import type { EventFields, StoryState } from './story-state.js';

type Change = (state: StoryState, event: EventFields, identity: StageIdentity | undefined) => void;

/** A change that needs the identity, which was checked before. */
function withIdentity(change: (state: StoryState, of: StageIdentity, event: EventFields) => void): Change {
  return (state, event, identity) => {
    if (identity !== undefined) change(state, identity, event);
  };
}

/** What each effect of the transition table does. */
export const STORY_CHANGES: Readonly<Record<StoryEffect, Change>> = {
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
    if (state.recordedSignal !== undefined) return;
    const ending = endingsOf(event).find(({ cause }) => cause === 'signal');
    if (ending !== undefined) state.expectedSignal = (ending.exit as number) - signalExit(0);
  },

  'record-signal': (state, { signal }) => {
    state.recordedSignal = signal as number;
    state.expectedSignal = undefined;
  },

  'end-run': (state) => {
    state.ended = true;
  },
};
