// Stage: checked journal items in; out come the elements of the record's five
// streamed arrays, as bytes cut out of the journal's lines. Everything else is
// kept in the record's head.
//
// Holds the head. Never fails.

import { FEW_ITEMS, type Stage, stage } from '../../stream/stage.js';
import type { SegmentName } from '../format/journal-line.js';
import type { JournalItem, JournalLine } from './journal-lines.js';
import type { RecordHead } from './record-head.js';

/** One element of a streamed array. */
export interface RecordElement {
  readonly segment: SegmentName;
  readonly bytes: Buffer;
}

export function recordElements(head: RecordHead): Stage<JournalItem, RecordElement> {
  return stage<JournalItem, RecordElement>(
    (item, push) => {
      if (head.keep(item)) return;
      const line = item as JournalLine;
      switch (line.value.type) {
        case 'message':
          push(element('messages', line, 'message'));
          break;
        case 'toolset':
          push(element('toolsets', line, 'toolset'));
          break;
        case 'text':
          push(element('texts', line, 'text'));
          if (line.value.clip) push(element('clips', line, 'clip'));
          break;
        case 'entry':
          push(element('entries', line, 'entry'));
          break;
      }
    },
    undefined,
    FEW_ITEMS,
  );
}

function element(segment: SegmentName, line: JournalLine, key: string): RecordElement {
  return { segment, bytes: line.bytesOf(key) as Buffer };
}
