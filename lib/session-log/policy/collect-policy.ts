// The user's `[collect]` table and, below a repository, its own file, as one policy.

import { stat } from 'node:fs/promises';
import type { Environment } from '../readers/reader.js';
import { nameIsWithin } from './encoded-name.js';
import { cleanPath, expandEntry, formsOf, ignoresCase, isWithin, resolveLinks } from './paths.js';
import type { Policy, PolicyReason } from './policy.js';
import { findRepositoryRoot, type RepositoryRules, readRepositoryRules } from './repository-file.js';
import { type CollectTable, readUserConfig } from './user-config.js';

/** Reads the user's config file and makes the policy of it. @throws as `readUserConfig` */
export async function loadPolicy(environment: Environment): Promise<Policy> {
  const { collect } = await readUserConfig(environment);
  return createPolicy(collect, environment);
}

/**
 * Makes a policy. It is made for one run: each directory and each repository's
 * file is looked at once, and links in the entries are resolved now.
 */
export async function createPolicy(collect: CollectTable, environment: Environment): Promise<Policy> {
  const warnings: string[] = [];
  const deny = await expandAll('deny_paths', collect.deny_paths, environment, warnings);
  const optIn = await expandAll('opt_in_paths', collect.opt_in_paths, environment, warnings);
  return new CollectPolicy(collect, deny, optIn, ignoresCase(environment.platform), warnings);
}

async function expandAll(
  name: string,
  entries: readonly string[],
  environment: Environment,
  warnings: string[],
): Promise<string[]> {
  const forms: string[] = [];
  for (const entry of entries) {
    const expanded = expandEntry(entry, { home: environment.home });
    if ('path' in expanded) forms.push(...(await formsOf(expanded.path)));
    else warnings.push(`the ${name} entry ${entry} is ignored, ${expanded.ignored}`);
  }
  return forms;
}

class CollectPolicy implements Policy {
  readonly disabled: boolean;
  readonly hasDirectoryRules: boolean;
  readonly #reasons = new Map<string, Promise<PolicyReason | undefined>>();
  readonly #repositories = new Map<string, Promise<RepositoryRules>>();

  constructor(
    readonly collect: CollectTable,
    /** Every form of every entry. */
    readonly deny: readonly string[],
    readonly optIn: readonly string[],
    readonly foldCase: boolean,
    readonly warnings: readonly string[],
  ) {
    this.disabled = collect.disabled;
    this.hasDirectoryRules = collect.deny_paths.length > 0 || collect.opt_in_only;
  }

  reasonAgainst(directory: string): Promise<PolicyReason | undefined> {
    let reason = this.#reasons.get(directory);
    if (reason === undefined) {
      reason = this.#decide(cleanPath(directory));
      this.#reasons.set(directory, reason);
    }
    return reason;
  }

  reasonAgainstEncoded(name: string): PolicyReason | undefined {
    if (this.disabled) return 'disabled';
    if (nameIsWithin(name, this.deny, 'every', this.foldCase)) return 'deny_paths';
    if (!this.collect.opt_in_only) return undefined;
    return nameIsWithin(name, this.optIn, 'documented', this.foldCase) ? undefined : 'opt_in_only';
  }

  async #decide(directory: string): Promise<PolicyReason | undefined> {
    if (this.disabled) return 'disabled';
    const resolved = await resolveLinks(directory);
    if (this.#isAmong(directory, this.deny) || this.#isAmong(resolved, this.deny)) return 'deny_paths';
    if (this.collect.opt_in_only && !this.#isAmong(resolved, this.optIn)) return 'opt_in_only';
    const isThere = (await stat(directory).catch(() => undefined))?.isDirectory() === true;
    return isThere ? this.#askRepositories(directory, resolved) : undefined;
  }

  /** A directory reached by a link may lie in one repository by its path and in another one in truth; both are asked. */
  async #askRepositories(directory: string, resolved: string): Promise<PolicyReason | undefined> {
    let denied: PolicyReason | undefined;
    for (const form of new Set([directory, resolved])) {
      const root = await findRepositoryRoot(form);
      if (root === undefined) continue;
      const rules = await this.#rulesOf(root);
      if (rules.disabled) return 'repo_disabled';
      for (const entry of rules.denyPaths) {
        const forms = await formsOf(entry);
        if (this.#isAmong(directory, forms) || this.#isAmong(resolved, forms)) denied = 'repo_deny_paths';
      }
    }
    return denied;
  }

  #rulesOf(root: string): Promise<RepositoryRules> {
    let rules = this.#repositories.get(root);
    if (rules === undefined) {
      rules = readRepositoryRules(root);
      this.#repositories.set(root, rules);
    }
    return rules;
  }

  #isAmong(path: string, directories: readonly string[]): boolean {
    return directories.some((directory) => isWithin(path, directory, this.foldCase));
  }
}
