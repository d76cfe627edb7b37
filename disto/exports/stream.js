export { BatchedReadable, forEachItem } from '../lib/stream/batches.js';
export { combineCrc32, crc32 } from '../lib/stream/crc32.js';
export * from '../lib/stream/errors.js';
export * from '../lib/stream/gzip-index.js';
export { gzipMember } from '../lib/stream/gzip-member.js';
export { DeflateQueue, SegmentWriter } from '../lib/stream/gzip-segment.js';
export { itemProgress } from '../lib/stream/item-progress.js';
export * from '../lib/stream/json-canonical.js';
export * from '../lib/stream/json-scan.js';
export * from '../lib/stream/json-typed.js';
export * from '../lib/stream/lines.js';
export { byteProgress } from '../lib/stream/progress.js';
export { FEW_ITEMS, stage } from '../lib/stream/stage.js';
export { compose, stageOf } from '../lib/stream/transducer.js';
export { until } from '../lib/stream/until.js';
export { showLine, showText } from '../lib/stream/visible-text.js';
//# sourceMappingURL=stream.js.map