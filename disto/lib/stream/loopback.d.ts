/** Whether an address is one of this machine's own. */
export declare function isLoopback(address: string | undefined): boolean;
//# sourceMappingURL=loopback.d.ts.map