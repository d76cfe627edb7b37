// What a session's digest is made of, before its size is looked at.
export {};
//# sourceMappingURL=report.js.map