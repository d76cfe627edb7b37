import type { EventOf } from '../format/events.js';
import type { PROVENANCE_FIELDS } from '../format/run-events.js';
import { type RuntimeKind } from '../hashing/runtime-tree-hash.js';
/** The provenance group of `run_start`. */
export type Provenance = {
    readonly [Field in (typeof PROVENANCE_FIELDS)[number]]: Exclude<EventOf<'run_start'>[Field], undefined>;
};
/** What provenance is resolved from. */
export interface ProvenanceOptions {
    /** The folder that the runtime was checked out or installed into: it holds the manifest and the lock file. */
    readonly root: string;
    /** The imported module of the provider adapter, or its package's name: see {@link describeAdapter}. */
    readonly adapter: string | URL;
    /** The name of the lock file in `root`; else that of npm that is there. */
    readonly lockFile?: string;
    /** Whether the sources or the built files run; else what {@link recognizeRuntime} says. */
    readonly kind?: RuntimeKind;
}
/**
 * Resolves the provenance of a runtime (the page's section "What it names").
 *
 * A checkout in a Git repository has source `checkout` and the commit of HEAD as
 * digest. A checkout without one, and every installed package, wherever it lies,
 * has source `unknown` and no digest.
 *
 * @throws CodedError `lock-file-missing`, `adapter-missing`, `manifest-missing`, `name-not-utf8`; MachineryError
 */
export declare function resolveProvenance(options: ProvenanceOptions): Promise<Provenance>;
/**
 * Whether a runtime was installed, or runs from a checkout: what lies in a
 * `node_modules` folder, or has no sources, was installed. A link into a
 * checkout leads to a checkout.
 */
export declare function recognizeRuntime(root: string): Promise<RuntimeKind>;
//# sourceMappingURL=resolve-provenance.d.ts.map