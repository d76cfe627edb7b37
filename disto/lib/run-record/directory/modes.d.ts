/** The mode of a home and of the folders that a run makes: their owner's alone. */
export declare const PRIVATE_FOLDER = 448;
/** The mode of the files that a run makes for itself. */
export declare const PRIVATE_FILE = 384;
//# sourceMappingURL=modes.d.ts.map