// Everything, a namespace a system. An embedder imports the sub-path it needs.
export * as runRecord from './run-record.js';
export * as sessionLog from './session-log.js';
export * as sessionRecord from './session-record.js';
export * as stream from './stream.js';
//# sourceMappingURL=index.js.map