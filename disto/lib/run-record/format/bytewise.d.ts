/** Orders two texts by their UTF-8 bytes: the order of all names in a record and around it. */
export declare function compareBytewise(one: string, other: string): number;
//# sourceMappingURL=bytewise.d.ts.map