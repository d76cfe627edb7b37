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
