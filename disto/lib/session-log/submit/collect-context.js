// What is collected around a report: where it happened and on what. Of the calling
// process nothing is read here; whoever collects for it passes its directory.
import { arch, platform } from 'node:os';
import { basename } from 'node:path';
import { packageVersion } from '../../program/version.js';
import { findRepositoryRoot, readRepositoryRules } from '../policy/repository-file.js';
import { readRemote, repositoryName } from './git-remote.js';
/** The keys of `[context]` that go into every report as they are. */
const CONFIGURED = ['app', 'workspace', 'url', 'channel', 'task_id', 'workflow'];
/** Collects in a directory that exists and that the policy allows; what the user or the repository drops is left out. */
export async function collectIn(directory, table) {
    const root = await findRepositoryRoot(directory);
    const rules = root === undefined ? undefined : await readRepositoryRules(root);
    const remote = root === undefined ? undefined : await readRemote(root);
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
export function collectForGone(directory, table) {
    return {
        project: basename(directory),
        context: withoutDropped(configured(table), table.drop),
        warnings: [],
    };
}
function configured(table) {
    return Object.fromEntries(CONFIGURED.flatMap((name) => (table[name] ? [[name, table[name]]] : [])));
}
function withoutDropped(context, dropped) {
    return Object.fromEntries(Object.entries(context).filter(([name]) => !dropped.includes(name)));
}
//# sourceMappingURL=collect-context.js.map