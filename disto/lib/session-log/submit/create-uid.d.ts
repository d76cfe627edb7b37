/** A UUID of version 7 (RFC 9562): its first 48 bits are the time in milliseconds, so uids sort by when they were made. */
export declare function createUid(now: Date): string;
//# sourceMappingURL=create-uid.d.ts.map