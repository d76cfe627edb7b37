export * from './errors.js';
export * from './json-scan.js';
export * from './json-typed.js';
export * from './lines.js';
export { byteProgress, type ItemProgress, itemProgress } from './progress.js';
export { type Push, type Stage, stage } from './stage.js';
