// Stage: capture events in, the same out; an absolute working directory in the
// agent's own workspace becomes relative to it (wire format 4.6), because an
// absolute path is a property of the container and not of the run.
//
// Paths are compared component by component: `/a/bc` is not below `/a/b`. Links
// and `..` are not resolved; a path that needs it stays absolute.
//
// Holds the workspace of each agent. Never fails.
import { stage } from '../../stream/stage.js';
/** The agents' workspaces, and where a directory lies in them. */
export class Workspaces {
    #roots = new Map();
    #fallback;
    /** @param fallback the workspace of an agent that named none */
    constructor(fallback) {
        this.#fallback = fallback;
    }
    /** The event, with its working directory measured. */
    measure(event) {
        switch (event.type) {
            case 'agent': {
                const { agent, workspace } = event;
                if (workspace !== undefined && workspace !== null)
                    this.#roots.set(agent.agentId, workspace);
                return event;
            }
            case 'shell':
            case 'git': {
                const { command } = event;
                return { ...event, command: { ...command, cwd: this.#below(event.agentId, command.cwd) } };
            }
            case 'tool_result': {
                const { call } = event;
                return call.cwd ? { ...event, call: { ...call, cwd: this.#below(event.agentId, call.cwd) } } : event;
            }
            default:
                return event;
        }
    }
    #below(agentId, cwd) {
        const root = this.#roots.get(agentId) ?? this.#fallback;
        return cwd.type === 'absolute' && root !== undefined ? measureCwd(root, cwd.path) : cwd;
    }
}
/** Where `path` lies, measured against the workspace `root`. Both are absolute. */
export function measureCwd(root, path) {
    const above = componentsOf(root);
    const components = componentsOf(path);
    const isBelow = above.every((component, index) => component === components[index]);
    const rest = components.slice(above.length);
    if (!isBelow || rest.includes('..'))
        return { type: 'absolute', path };
    return rest.length === 0 ? { type: 'workspace' } : { type: 'relative', path: rest.join('/') };
}
const SEPARATOR = process.platform === 'win32' ? /[\\/]+/ : /\/+/;
function componentsOf(path) {
    return path.split(SEPARATOR).filter((component) => component !== '' && component !== '.');
}
export function measureWorkingDirectories() {
    const workspaces = new Workspaces();
    return stage((event, push) => push(workspaces.measure(event)));
}
//# sourceMappingURL=working-directory.js.map