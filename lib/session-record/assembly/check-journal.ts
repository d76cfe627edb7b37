// Stage: what the lines of a journal say in, the same out, once each line has
// passed the journal's rules.
//
// Holds the rules' counters. Fails with a JournalRefusal at the first line that
// breaks a rule, and at the end when there was no header. Refusals come in the
// order of the walk: what stands after the damage is never seen.

import { FEW_ITEMS, type Stage, stage } from '../../stream/stage.js';
import type { JournalRules } from '../format/journal-rules.js';
import type { JournalItem } from './journal-lines.js';

export function checkJournal(rules: JournalRules): Stage<JournalItem, JournalItem> {
  return stage<JournalItem, JournalItem>(
    (item, push) => {
      if (item.kind === 'foreign-header') rules.admitHeader(item.formatVersion, item.place);
      if (item.kind === 'damage') rules.requireHeader(item.place);
      if (item.kind === 'line') rules.admit(item.value, item.place);
      push(item);
    },
    () => rules.requireHeader(),
    FEW_ITEMS,
  );
}
