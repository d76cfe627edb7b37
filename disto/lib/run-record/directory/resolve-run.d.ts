/**
 * The names of a home's runs in bytewise order: real directories that are no locks.
 *
 * @throws MachineryError; NothingFound `home-missing`
 */
export declare function listRunNames(home: string): Promise<string[]>;
/**
 * The directory of the run that a selector names: a path (it holds a `/`), a
 * full name, or a prefix that exactly one name begins with. A full name wins
 * over the names that it begins.
 *
 * @throws NothingFound `run-missing`, `run-ambiguous`, `home-missing`
 */
export declare function resolveRun(home: string, selector: string): Promise<string>;
//# sourceMappingURL=resolve-run.d.ts.map