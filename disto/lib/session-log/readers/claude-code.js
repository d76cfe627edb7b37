// Claude Code: <config dir>/projects/<encoded launch directory>/<session id>.jsonl
import { basename, dirname, join } from 'node:path';
import { refusalFor } from '../policy/policy.js';
import { claudeCodeEntries } from './claude-code-entries.js';
import { claudeCodeLine } from './claude-code-format.js';
import { directoryVariable } from './environment.js';
import { readJsonlSession } from './jsonl-session.js';
import { Listing, listDirectory } from './listing.js';
import { SessionFacts } from './session-facts.js';
import { SessionFile } from './session-file.js';
const SUFFIX = '.jsonl';
/**
 * The reader of Claude Code's sessions. Its check before the open knows only the
 * encoded name of the directory; the recorded directories are checked after the read.
 */
export const claudeCodeReader = {
    harness: 'claude-code',
    async list(environment) {
        const config = directoryVariable(environment, 'CLAUDE_CONFIG_DIR') ?? join(environment.home, '.claude');
        const projects = join(config, 'projects');
        const listing = new Listing('claude-code', projects);
        try {
            for (const project of await listDirectory(projects)) {
                if (project.isDirectory())
                    await listProject(listing, join(projects, project.name));
            }
        }
        catch (error) {
            return listing.failed(error);
        }
        return listing.present();
    },
    async gate(candidate, policy) {
        const project = basename(dirname(candidate.path));
        const reason = policy.reasonAgainstEncoded(project);
        if (reason !== undefined)
            return { open: false, refusal: refusalFor(reason) };
        return { open: true, cwd: undefined, checkedFirstLine: undefined };
    },
    read(candidate, _gate, options) {
        const facts = new SessionFacts();
        const file = new SessionFile(candidate.path, candidate.mtime);
        return readJsonlSession(file, { shape: claudeCodeLine, facts, entries: claudeCodeEntries(facts, options) }, options);
    },
};
/** The sessions of one project; its subdirectories hold sub-agents' transcripts and are not read. */
async function listProject(listing, directory) {
    for (const entry of await listing.entriesOf(directory)) {
        const sessionId = entry.name.slice(0, -SUFFIX.length);
        if (!entry.isFile() || !entry.name.endsWith(SUFFIX) || sessionId === '')
            continue;
        listing.addFile(sessionId, join(directory, entry.name));
    }
}
//# sourceMappingURL=claude-code.js.map