export {};
//# sourceMappingURL=journal-writer-thread.d.ts.map