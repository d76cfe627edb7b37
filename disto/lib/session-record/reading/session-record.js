// A record that is open for reading, whatever its layout.
export {};
//# sourceMappingURL=session-record.js.map