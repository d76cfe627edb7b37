// What is collected around a report: where it happened and on what. Of the calling
// process nothing is read here; whoever collects for it passes its directory.

import { arch, platform } from 'node:os';
import { basename } from 'node:path';
import { packageVersion } from '../../program/version.js';
import { findRepositoryRoot, readRepositoryRules } from '../policy/repository-file.js';
import type { UserConfig } from '../policy/user-config.js';
import { readRemote, repositoryName } from './git-remote.js';

/** The keys of `[context]` that go into every report as they are. */
const CONFIGURED = ['app', 'workspace', 'url', 'channel', 'task_id', 'workflow'] as const;

export interface Collected {
  /** The repository's name from its remote, else the directory's. */
  readonly project: string;
  readonly context: Readonly<Record<string, string>>;
  /** What of a repository's own file was ignored, one sentence each. */
  readonly warnings: readonly string[];
}

/** Collects in a directory that exists and that the policy allows; what the user or the repository drops is left out. */
export async function collectIn(directory: string, table: UserConfig['context']): Promise<Collected> {
  const root = await findRepositoryRoot(directory);
  const rules = root === undefined ? undefined : await readRepositoryRules(root);
  const remote = root === undefined ? undefined : readRemote(root);
  const facts = {
    ...(table.cwd === false ? {} : { cwd: directory }),
    ...(remote === undefined ? {} : { repo: remote }),
    os: platform(),
    arch: arch(),
    client: `agentfeedback/${packageVersion()}`,
  };
  return {
    project: (remote === undefined ? undefined : repositoryName(remote)) ?? basename(directory),
    context: withoutDropped({ ...facts, ...configured(table) }, [...table.drop, ...(rules?.drop ?? [])]),
    warnings: rules?.warnings ?? [],
  };
}

/** For a directory that is gone: its name, and nothing but what is configured. */
export function collectForGone(directory: string, table: UserConfig['context']): Collected {
  return {
    project: basename(directory),
    context: withoutDropped(configured(table), table.drop),
    warnings: [],
  };
}

function configured(table: UserConfig['context']): Record<string, string> {
  return Object.fromEntries(
    CONFIGURED.flatMap((name) => (table[name] ? [[name, table[name]]] : [])),
  ) as Record<string, string>;
}

function withoutDropped(context: Record<string, string>, dropped: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(context).filter(([name]) => !dropped.includes(name)));
}
