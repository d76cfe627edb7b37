// The public face of session records: pipelines, their stages, and the format.

export * from '../lib/session-record/assembly/byte-ledger.js';
export { checkJournal } from '../lib/session-record/assembly/check-journal.js';
export {
  type CollectedJournal,
  openCollectedJournal,
  UntrustedJournal,
} from '../lib/session-record/assembly/collected-tree.js';
export {
  type JournalSource,
  openJournal,
  openStandardInput,
} from '../lib/session-record/assembly/journal-file.js';
export {
  type Damage,
  type DamageCode,
  type JournalItem,
  type JournalLine,
  journalLines,
} from '../lib/session-record/assembly/journal-lines.js';
export type { RecordOutput } from '../lib/session-record/assembly/output.js';
export { recordParts } from '../lib/session-record/assembly/record-document.js';
export { type RecordElement, recordElements } from '../lib/session-record/assembly/record-elements.js';
export { RecordHead } from '../lib/session-record/assembly/record-head.js';
export { RecordSegments } from '../lib/session-record/assembly/record-segments.js';
export { type AssemblyReport, describeLoss } from '../lib/session-record/assembly/report.js';
export { removeLeftovers, Scratch } from '../lib/session-record/assembly/scratch.js';
export { type Ending, resolveEnding } from '../lib/session-record/assembly/truncation.js';
export * from '../lib/session-record/format/agent.js';
export * from '../lib/session-record/format/constants.js';
export * from '../lib/session-record/format/entry.js';
export * from '../lib/session-record/format/journal-line.js';
export { JournalRules } from '../lib/session-record/format/journal-rules.js';
export * from '../lib/session-record/format/refusals.js';
export * from '../lib/session-record/format/truncation.js';
export { type AssembleOptions, assembleRecord, type Journal } from '../pipelines/assemble-record.js';
export {
  runSessionRecordStage,
  type StageOptions,
  type StageReport,
} from '../pipelines/session-record-stage.js';

// Capture: events, their stages, and the recorder that a harness embeds.

export * from '../lib/session-record/capture/bodies.js';
export {
  addressString,
  addressText,
  clipEvent,
  clipPayloads,
  clipTail,
} from '../lib/session-record/capture/clip-payloads.js';
export { encodeLines } from '../lib/session-record/capture/encode-lines.js';
export type { StopReason } from '../lib/session-record/capture/end-line.js';
export * from '../lib/session-record/capture/events.js';
export {
  Interner,
  internBodies,
  type JournalBatch,
  type JournalInput,
} from '../lib/session-record/capture/intern-bodies.js';
export { type EncodedBatch, JournalAccount } from '../lib/session-record/capture/journal-account.js';
export { createJournal, JournalFile } from '../lib/session-record/capture/journal-file.js';
export {
  fileTarget,
  type JournalTarget,
  journalSink,
  streamTarget,
} from '../lib/session-record/capture/journal-sink.js';
export { liftDataText } from '../lib/session-record/capture/lift-data-text.js';
export { openRecorder, type RecorderOptions } from '../lib/session-record/capture/open-recorder.js';
export { EventFault, readEvents } from '../lib/session-record/capture/read-events.js';
export { type ChildOptions, recordChild } from '../lib/session-record/capture/record-child.js';
export {
  classifyFailure,
  type ModelOptions,
  recordModel,
} from '../lib/session-record/capture/record-model.js';
export { type CaptureReport, Recorder } from '../lib/session-record/capture/recorder.js';
export type * from '../lib/session-record/capture/recorder-inputs.js';
export { reduceImages } from '../lib/session-record/capture/reduce-images.js';
export { sequence } from '../lib/session-record/capture/sequence.js';
export { measureCwd, measureWorkingDirectories } from '../lib/session-record/capture/working-directory.js';
export { addressOfJson, contentAddress } from '../lib/session-record/format/content-address.js';
export * from '../lib/session-record/workspace/exclude-from-git.js';
export {
  type CaptureSessionOptions,
  type CaptureSessionReport,
  captureSession,
} from '../pipelines/capture-session.js';

// Reading, checking, salvaging and serving a record. What serves is loaded when it is made.

export {
  comparePayload,
  findClip,
  type PayloadComparison,
} from '../lib/session-record/reading/compare-payload.js';
export {
  type EntryFilter,
  filterEntries,
  readEntries,
  type StoredEntry,
} from '../lib/session-record/reading/entries.js';
export { FINDING_CODES, type Finding, type FindingCode } from '../lib/session-record/reading/findings.js';
export { type RecordInfo, readInfo } from '../lib/session-record/reading/info.js';
export { type Attachment, FrameAttachment } from '../lib/session-record/reading/model-calls.js';
export { type OpenOptions, openRecord } from '../lib/session-record/reading/open-record.js';
export { RecordFault, type RecordFaultCode } from '../lib/session-record/reading/record-fault.js';
export type { SessionRecord, StoredElement } from '../lib/session-record/reading/session-record.js';
export { type RecordStats, readStats } from '../lib/session-record/reading/stats.js';
export { readTimeline, type TimelineEvent } from '../lib/session-record/reading/timeline.js';
export { type Verification, verifyRecord } from '../lib/session-record/reading/verify.js';
export { readWindow, type Window, WindowFault } from '../lib/session-record/reading/window.js';
export { diffWindows, type WindowDiff } from '../lib/session-record/reading/window-diff.js';
export type { Collector } from '../lib/session-record/salvage/collector.js';
export { containerCollector } from '../lib/session-record/salvage/container-collector.js';
export { type EngineAddress, resolveEngine } from '../lib/session-record/salvage/engine-address.js';
export { folderCollector } from '../lib/session-record/salvage/folder-collector.js';
export { SalvageFault, type SalvageFaultCode } from '../lib/session-record/salvage/salvage-fault.js';
export { folderStore } from '../lib/session-record/serving/folder-store.js';
export { type Mirrored, mirrorRecord } from '../lib/session-record/serving/mirror.js';
export { type RecordRoutesOptions, recordRoutes } from '../lib/session-record/serving/record-routes.js';
export { ARTIFACTS, type ArtifactName, BadRunId, RunSlot } from '../lib/session-record/serving/run-slot.js';
export type { RunStore, StoredArtifact } from '../lib/session-record/serving/run-store.js';
export { type S3Options, s3Store } from '../lib/session-record/serving/s3-store.js';
export { expandAnyRecord, unfoldRecord } from '../pipelines/expand-record.js';
export { type SalvageOptions, type SalvageOutcome, salvageRecord } from '../pipelines/salvage-record.js';
export { type RecordServer, type ServeOptions, serveRecords } from '../pipelines/serve-records.js';
