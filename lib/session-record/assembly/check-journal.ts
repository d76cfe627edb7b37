// Stage: what the lines of a journal say in, the same out, once each line has
// passed the journal's rules.
//
// Holds the rules' counters. Fails with a JournalRefusal at the first line that
// breaks a rule, and at the end when there was no header. Refusals come in the
// order of the walk: what stands after the damage is never seen.

import { type Stage, stage } from '../../stream/stage.js';
import type { JournalRules } from '../format/journal-rules.js';
import type { JournalItem, JournalLine } from './journal-lines.js';

export function checkJournal(rules: JournalRules): Stage<JournalItem, JournalItem> {
  return stage<JournalItem, JournalItem>(
    (item, push) => {
      if (item.kind === 'foreign-header') rules.admitHeader(item.formatVersion, item.place);
      if (item.kind === 'damage') rules.requireHeader(item.place);
      if (item.kind === 'line') admit(rules, item);
      push(item);
    },
    () => rules.requireHeader(),
  );
}

function admit(rules: JournalRules, { value, place }: JournalLine): void {
  if (value.type === 'header') {
    rules.admitHeader(value.formatVersion, place);
    return;
  }
  rules.requireHeader(place);
  switch (value.type) {
    case 'message':
      rules.admitBody('messages', value.index, place);
      break;
    case 'toolset':
      rules.admitBody('toolsets', value.index, place);
      break;
    case 'text':
      rules.admitBody('texts', value.index, place);
      if (value.clip) rules.admitClip(value.clip, value.index, place);
      break;
    case 'entry':
      rules.admitEntry(value.entry, place);
      break;
    case 'seed':
    case 'agent':
    case 'end':
      break;
  }
}
