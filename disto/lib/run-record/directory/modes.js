/** The mode of a home and of the folders that a run makes: their owner's alone. */
export const PRIVATE_FOLDER = 0o700;
/** The mode of the files that a run makes for itself. */
export const PRIVATE_FILE = 0o600;
//# sourceMappingURL=modes.js.map