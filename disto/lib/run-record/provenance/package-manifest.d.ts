/**
 * `name@version` of the package that an imported module belongs to.
 *
 * @param adapter the module that was imported (`import.meta.resolve(...)`, a file URL or an absolute path), or the
 *   name of a package as a module below `root` would import it
 * @throws CodedError `adapter-missing`; MachineryError `cannot-read`
 */
export declare function describeAdapter(root: string, adapter: string | URL): Promise<string>;
//# sourceMappingURL=package-manifest.d.ts.map