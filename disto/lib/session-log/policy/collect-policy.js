// The user's `[collect]` table and, below a repository, its own file, as one policy.
import { stat } from 'node:fs/promises';
import { nameIsWithin } from './encoded-name.js';
import { cleanPath, expandEntry, formsOf, ignoresCase, isWithin, resolveLinks } from './paths.js';
import { findRepositoryRoot, readRepositoryRules } from './repository-file.js';
import { readUserConfig } from './user-config.js';
/** Reads the user's config file and makes the policy of it. @throws as `readUserConfig` */
export async function loadPolicy(environment) {
    const { collect } = await readUserConfig(environment);
    return createPolicy(collect, environment);
}
/**
 * Makes a policy. It is made for one run: each directory and each repository's
 * file is looked at once, and links in the entries are resolved now.
 */
export async function createPolicy(collect, environment) {
    const warnings = [];
    const deny = await expandAll('deny_paths', collect.deny_paths, environment, warnings);
    const optIn = await expandAll('opt_in_paths', collect.opt_in_paths, environment, warnings);
    return new CollectPolicy(collect, deny, optIn, ignoresCase(environment.platform), warnings);
}
async function expandAll(name, entries, environment, warnings) {
    const forms = [];
    for (const entry of entries) {
        const expanded = expandEntry(entry, { home: environment.home });
        if ('path' in expanded)
            forms.push(...(await formsOf(expanded.path)));
        else
            warnings.push(`the ${name} entry ${entry} is ignored, ${expanded.ignored}`);
    }
    return forms;
}
class CollectPolicy {
    collect;
    deny;
    optIn;
    foldCase;
    warnings;
    disabled;
    hasDirectoryRules;
    #reasons = new Map();
    #repositories = new Map();
    constructor(collect, 
    /** Every form of every entry. */
    deny, optIn, foldCase, warnings) {
        this.collect = collect;
        this.deny = deny;
        this.optIn = optIn;
        this.foldCase = foldCase;
        this.warnings = warnings;
        this.disabled = collect.disabled;
        this.hasDirectoryRules = collect.deny_paths.length > 0 || collect.opt_in_only;
    }
    reasonAgainst(directory) {
        let reason = this.#reasons.get(directory);
        if (reason === undefined) {
            reason = this.#decide(cleanPath(directory));
            this.#reasons.set(directory, reason);
        }
        return reason;
    }
    reasonAgainstEncoded(name) {
        if (this.disabled)
            return 'disabled';
        if (nameIsWithin(name, this.deny, 'every', this.foldCase))
            return 'deny_paths';
        if (!this.collect.opt_in_only)
            return undefined;
        return nameIsWithin(name, this.optIn, 'documented', this.foldCase) ? undefined : 'opt_in_only';
    }
    async #decide(directory) {
        if (this.disabled)
            return 'disabled';
        const resolved = await resolveLinks(directory);
        if (this.#isAmong(directory, this.deny) || this.#isAmong(resolved, this.deny))
            return 'deny_paths';
        if (this.collect.opt_in_only && !this.#isAmong(resolved, this.optIn))
            return 'opt_in_only';
        const isThere = (await stat(directory).catch(() => undefined))?.isDirectory() === true;
        return isThere ? this.#askRepositories(directory, resolved) : undefined;
    }
    /** A directory reached by a link may lie in one repository by its path and in another one in truth; both are asked. */
    async #askRepositories(directory, resolved) {
        let denied;
        for (const form of new Set([directory, resolved])) {
            const root = await findRepositoryRoot(form);
            if (root === undefined)
                continue;
            const rules = await this.#rulesOf(root);
            if (rules.disabled)
                return 'repo_disabled';
            for (const entry of rules.denyPaths) {
                const forms = await formsOf(entry);
                if (this.#isAmong(directory, forms) || this.#isAmong(resolved, forms))
                    denied = 'repo_deny_paths';
            }
        }
        return denied;
    }
    #rulesOf(root) {
        let rules = this.#repositories.get(root);
        if (rules === undefined) {
            rules = readRepositoryRules(root);
            this.#repositories.set(root, rules);
        }
        return rules;
    }
    #isAmong(path, directories) {
        return directories.some((directory) => isWithin(path, directory, this.foldCase));
    }
}
//# sourceMappingURL=collect-policy.js.map