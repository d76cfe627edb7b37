// Copilot CLI: <copilot home>/session-state/<session id>/events.jsonl

import { dirname, join } from 'node:path';
import { refusalFor } from '../policy/policy.js';
import { copilotEntries } from './copilot-entries.js';
import { copilotEvent } from './copilot-format.js';
import { readWorkspaceCwd, WORKSPACE_FILE } from './copilot-workspace.js';
import { directoryVariable } from './environment.js';
import { readJsonlSession } from './jsonl-session.js';
import { Listing, listDirectory } from './listing.js';
import type { SessionReader } from './reader.js';
import { SessionFacts } from './session-facts.js';
import { SessionFile } from './session-file.js';

/** The reader of Copilot CLI's sessions. Its check before the open reads the directory that is recorded beside the log. */
export const copilotReader: SessionReader = {
  harness: 'copilot',

  async list(environment) {
    const home = directoryVariable(environment, 'COPILOT_HOME') ?? join(environment.home, '.copilot');
    const sessions = join(home, 'session-state');
    const listing = new Listing('copilot', sessions);
    try {
      for (const session of await listDirectory(sessions)) {
        if (!session.isDirectory()) continue;
        listing.addFile(session.name, join(sessions, session.name, 'events.jsonl'));
      }
    } catch (error) {
      return listing.failed(error);
    }
    return listing.present();
  },

  async gate(candidate, policy) {
    if (policy.disabled) return { open: false, refusal: refusalFor('disabled') };
    const cwd = readWorkspaceCwd(join(dirname(candidate.path), WORKSPACE_FILE));
    const reason = cwd === undefined ? undefined : await policy.reasonAgainst(cwd);
    if (reason !== undefined) return { open: false, refusal: refusalFor(reason) };
    return { open: true, cwd, checkedFirstLine: undefined };
  },

  read(candidate, gate, options) {
    const facts = new SessionFacts();
    const file = new SessionFile(candidate.path, candidate.mtime);
    const entries = copilotEntries(facts, gate.cwd, options);
    return readJsonlSession(file, { shape: copilotEvent, facts, entries }, options);
  },
};
