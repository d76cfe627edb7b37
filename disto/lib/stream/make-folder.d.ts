/**
 * Makes a folder and those that it stands in, where they are missing.
 *
 * @param mode of each folder that is made
 * @throws the system's error
 */
export declare function makeFolder(path: string, mode?: number): Promise<void>;
/** As {@link makeFolder}, at once. */
export declare function makeFolderSync(path: string, mode?: number): void;
/** Whether a folder stands there; what cannot be looked at is none. */
export declare function isFolder(path: string): Promise<boolean>;
//# sourceMappingURL=make-folder.d.ts.map