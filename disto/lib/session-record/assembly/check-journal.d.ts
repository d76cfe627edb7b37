import { type Stage } from '../../stream/stage.js';
import type { JournalRules } from '../format/journal-rules.js';
import type { JournalItem } from './journal-lines.js';
export declare function checkJournal(rules: JournalRules): Stage<JournalItem, JournalItem>;
//# sourceMappingURL=check-journal.d.ts.map