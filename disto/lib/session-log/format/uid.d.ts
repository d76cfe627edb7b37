/** Whether a text has the form of a submission's uid: a UUID of RFC 9562, in either case. */
export declare function isUid(text: string): boolean;
//# sourceMappingURL=uid.d.ts.map