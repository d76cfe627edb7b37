export {};
//# sourceMappingURL=collector.js.map