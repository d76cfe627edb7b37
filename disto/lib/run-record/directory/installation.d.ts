import { CodedError } from '../../stream/errors.js';
/** The name of the file in the home. */
export declare const INSTALLATION_FILE = "installation.json";
/** A home whose identity cannot be relied on. No run is started in it. */
export declare class InstallationFault extends CodedError {
    readonly code: 'installation-unreachable' | 'installation-unsafe' | 'installation-malformed';
    constructor(code: InstallationFault['code'], message: string, cause?: unknown);
}
/**
 * The identity of a home, read or, in a home without one, made (details, 3).
 *
 * The home is made when it is missing, mode 0700; an existing one must have
 * exactly that mode.
 *
 * @returns a UUID version 4 in lowercase
 * @throws InstallationFault
 */
export declare function establishInstallation(home: string): Promise<string>;
//# sourceMappingURL=installation.d.ts.map