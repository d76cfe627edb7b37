export {};
//# sourceMappingURL=run-store.js.map