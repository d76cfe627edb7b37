import type { CheckRecording } from '../inspection/checks.js';
import type { Decision } from '../inspection/decisions.js';
import type { PromptRow } from '../inspection/prompts.js';
import type { RunField, RunRow } from '../inspection/run-row.js';
import type { SessionLine } from '../inspection/session.js';
import type { RunSummary } from '../inspection/summary.js';
import type { RecordedEvent } from '../reading/parse-lines.js';
import type { TornNotice, Verdict } from '../reading/verdict.js';
/** The columns that a listing shows to a person who names none. */
export declare const EYE_FIELDS: readonly RunField[];
/** A listing. */
export declare function showRuns(rows: readonly RunRow[], fields: readonly RunField[]): string;
/** A verdict in a line, and what was not checked. */
export declare function showVerdict({ status, line, rule, message }: Verdict, torn: TornNotice | undefined, unchecked: readonly string[]): string;
/** A run at a glance. */
export declare function showSummary(summary: RunSummary): string;
/** Events, a line each. */
export declare function showEvents(events: readonly RecordedEvent[]): string;
/** The recordings of checks. */
export declare function showChecks(checks: readonly CheckRecording[]): string;
/** The marks of a checklist. */
export declare function showMarks(marks: readonly Decision[]): string;
/** The prompts of attempts: where they are kept, and what they were built from. */
export declare function showPrompts(prompts: readonly PromptRow[]): string;
/** The lines of a session's page, as they stand; a line that cannot be shown is named. */
export declare function showSessionLines(lines: readonly SessionLine[], next: string | null): string;
//# sourceMappingURL=run-tables.d.ts.map