import type { Environment } from '../readers/reader.js';
import type { Policy } from './policy.js';
import { type CollectTable } from './user-config.js';
/** Reads the user's config file and makes the policy of it. @throws as `readUserConfig` */
export declare function loadPolicy(environment: Environment): Promise<Policy>;
/**
 * Makes a policy. It is made for one run: each directory and each repository's
 * file is looked at once, and links in the entries are resolved now.
 */
export declare function createPolicy(collect: CollectTable, environment: Environment): Promise<Policy>;
//# sourceMappingURL=collect-policy.d.ts.map