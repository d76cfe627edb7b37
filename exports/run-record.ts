// The public face of run records: the format, the reader, the hashes, and the
// operations that look into runs.

export {
  judgeWriting,
  WRITER_FAULTS,
  type WriterFault,
} from '../lib/run-record/conformance/judge-writing.js';
export { SCENARIO_RUN, type Scenario, type ScenarioFact } from '../lib/run-record/conformance/scenario.js';
export { allScenarios } from '../lib/run-record/conformance/scenarios.js';
export { copyAssembly } from '../lib/run-record/directory/assembly-copy.js';
export { HOME_VARIABLE, locateHome, runsFolder } from '../lib/run-record/directory/home.js';
export {
  establishInstallation,
  INSTALLATION_FILE,
  InstallationFault,
} from '../lib/run-record/directory/installation.js';
export { type Reservation, reserveRun } from '../lib/run-record/directory/reserve-run.js';
export { listRunNames, resolveRun } from '../lib/run-record/directory/resolve-run.js';
export {
  acquireRunLock,
  LOCK_STALE_MS,
  LockLost,
  type LockState,
  type RunLock,
  readLock,
} from '../lib/run-record/directory/run-lock.js';
export {
  instantOfName,
  mintRunName,
  type StartInstant,
  spellStart,
} from '../lib/run-record/directory/run-name.js';
export { type CleanSelection, parseAge } from '../lib/run-record/directory/selection.js';
export { removeUnborn } from '../lib/run-record/directory/unborn.js';
export * from '../lib/run-record/format/container-events.js';
export * from '../lib/run-record/format/ending.js';
export * from '../lib/run-record/format/events.js';
export * from '../lib/run-record/format/historical-events.js';
export {
  describeIdentity,
  identityKey,
  identityOf,
  type StageIdentity,
  stageRepeatKey,
} from '../lib/run-record/format/identity.js';
export * from '../lib/run-record/format/refusals.js';
export * from '../lib/run-record/format/rules.js';
export { RECORD_SHAPE } from '../lib/run-record/format/run-events.js';
export * from '../lib/run-record/format/transition-table.js';
export * from '../lib/run-record/hashing/assembly-hash.js';
export * from '../lib/run-record/hashing/drift.js';
export { type FileHash, hashFile } from '../lib/run-record/hashing/hash-file.js';
export * from '../lib/run-record/hashing/runtime-tree-hash.js';
export { answerQuestions, QUESTIONS, type RunAnswers } from '../lib/run-record/inspection/answers.js';
export * from '../lib/run-record/inspection/checks.js';
export { findDisagreement, isChildReference } from '../lib/run-record/inspection/child-agreement.js';
export { openChild } from '../lib/run-record/inspection/child-run.js';
export type { CleanFate, CleanRow } from '../lib/run-record/inspection/clean-row.js';
export * from '../lib/run-record/inspection/decisions.js';
export type { InspectedRun } from '../lib/run-record/inspection/inspected-run.js';
export {
  findOutput,
  OUTPUT_KINDS,
  type OutputKind,
  type StageOutput,
} from '../lib/run-record/inspection/output.js';
export * from '../lib/run-record/inspection/prompts.js';
export { describeRefusal, exitOfRefusal } from '../lib/run-record/inspection/refusal-document.js';
export { findRequest, retainedRequest } from '../lib/run-record/inspection/request.js';
export { readRetained, verifyRetained } from '../lib/run-record/inspection/retained-file.js';
export { describeRun, type RunRow, type RunState } from '../lib/run-record/inspection/run-row.js';
export { type Hit, searchRun } from '../lib/run-record/inspection/search.js';
export * from '../lib/run-record/inspection/session.js';
export { type RunSummary, summarizeRun } from '../lib/run-record/inspection/summary.js';
export { accountTokens, type TokenAccount } from '../lib/run-record/inspection/tokens.js';
export { readGitHead } from '../lib/run-record/provenance/git-head.js';
export * from '../lib/run-record/provenance/resolve-provenance.js';
export { FileFault } from '../lib/run-record/reading/file-fault.js';
export { HeldFile } from '../lib/run-record/reading/held-file.js';
export { parseLines, type RecordedEvent, type RecordItem } from '../lib/run-record/reading/parse-lines.js';
export {
  judgeRecord,
  type RecordReading,
  requireUsable,
  UnusableRecord,
} from '../lib/run-record/reading/record-reading.js';
export { type Segment, segments } from '../lib/run-record/reading/segments.js';
export { boundRecord, snapshotRecord } from '../lib/run-record/reading/snapshot.js';
export { Story } from '../lib/run-record/reading/story.js';
export type { EventFields, RuleBreak } from '../lib/run-record/reading/story-state.js';
export { RecordJudge, type TornNotice, type Verdict } from '../lib/run-record/reading/verdict.js';
export type { Abandoned } from '../lib/run-record/writing/abandoned.js';
export { Attempt, type AttemptFields, type Sealing } from '../lib/run-record/writing/attempt.js';
export * from '../lib/run-record/writing/attempt-paths.js';
export {
  boundReason,
  preStartReason,
  providerReason,
  REASON_BYTES,
} from '../lib/run-record/writing/bounded-reason.js';
export * from '../lib/run-record/writing/carried-stages.js';
export * from '../lib/run-record/writing/child-run.js';
export { requireDonor, UnusableDonor } from '../lib/run-record/writing/donor.js';
export * from '../lib/run-record/writing/endings.js';
export * from '../lib/run-record/writing/event-appenders.js';
export { FailedAttempt, type FailureHookState } from '../lib/run-record/writing/failed-attempt.js';
export * from '../lib/run-record/writing/gate-view.js';
export { OpenRun, type OpenRunOptions } from '../lib/run-record/writing/open-run.js';
export { ORDER_RULES, ORDER_TABLE, type OrderRule } from '../lib/run-record/writing/order-rules.js';
export {
  PRE_START_OPERATIONS,
  PreStartFault,
  type PreStartOperation,
  RunRefused,
  type UnstartedRun,
} from '../lib/run-record/writing/pre-start.js';
export { recordFacts } from '../lib/run-record/writing/record-facts.js';
export { RecordFile } from '../lib/run-record/writing/record-file.js';
export * from '../lib/run-record/writing/record-writer.js';
export { redactSecrets } from '../lib/run-record/writing/redact-secrets.js';
export * from '../lib/run-record/writing/refused-event.js';
export * from '../lib/run-record/writing/resume-evidence.js';
export {
  type RetainedContent,
  type RetainedFile,
  RetainedFiles,
} from '../lib/run-record/writing/retained-files.js';
export * from '../lib/run-record/writing/run-interruption.js';
export { SECRET_NAMES } from '../lib/run-record/writing/secret-names.js';
export { spellEvent } from '../lib/run-record/writing/spell-event.js';
export { type RunOutcome, StartedRun } from '../lib/run-record/writing/started-run.js';
export { type CleanOptions, cleanRuns } from '../pipelines/clean-runs.js';
export { conformWriter, type TrialOptions, type TrialRow } from '../pipelines/conform-writer.js';
export { countRuns, listRuns, type RunPage } from '../pipelines/list-runs.js';
export { type Continuation, planContinuation } from '../pipelines/plan-continuation.js';
export { inspectRun, readPipedRecord, readRun } from '../pipelines/read-run.js';
export { type SearchPage, searchRuns } from '../pipelines/search-runs.js';
export * from '../pipelines/start-run.js';
export { writeFacts } from '../pipelines/write-facts.js';
