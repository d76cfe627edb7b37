export { BatchedReadable, forEachItem } from '../lib/stream/batches.js';
export { combineCrc32, crc32 } from '../lib/stream/crc32.js';
export * from '../lib/stream/errors.js';
export * from '../lib/stream/gzip-index.js';
export { gzipMember, type MemberPart } from '../lib/stream/gzip-member.js';
export { DeflateQueue, type SegmentSummary, SegmentWriter } from '../lib/stream/gzip-segment.js';
export { type ItemProgress, itemProgress } from '../lib/stream/item-progress.js';
export * from '../lib/stream/json-canonical.js';
export * from '../lib/stream/json-scan.js';
export * from '../lib/stream/json-typed.js';
export * from '../lib/stream/lines.js';
export { byteProgress } from '../lib/stream/progress.js';
export { FEW_ITEMS, type Push, type Stage, stage } from '../lib/stream/stage.js';
export { compose, stageOf, type Transducer } from '../lib/stream/transducer.js';
export { until } from '../lib/stream/until.js';
export { showLine, showText } from '../lib/stream/visible-text.js';
//# sourceMappingURL=stream.d.ts.map