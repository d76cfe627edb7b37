// Where a container engine listens: named, told by the environment, or at one of
// the places where Docker and Podman usually do.
import { existsSync } from 'node:fs';
import { SalvageFault } from './salvage-fault.js';
/**
 * Resolves `unix:///path`, `tcp://host:port` or `http://host:port`.
 *
 * @param named as on the command line; without it `DOCKER_HOST`, then `CONTAINER_HOST`, then the usual sockets
 * @throws SalvageFault `engine-unsupported`, `engine-unreachable`
 */
export function resolveEngine(named, environment, exists = existsSync) {
    const address = named ?? (environment.DOCKER_HOST || environment.CONTAINER_HOST || undefined);
    if (address !== undefined)
        return parseAddress(address, environment);
    const usual = usualSockets(environment);
    const found = usual.find((path) => exists(path));
    if (found !== undefined)
        return { socketPath: found };
    throw new SalvageFault('engine-unreachable', `no container engine listens at ${usual.join(', ')}`);
}
function usualSockets({ XDG_RUNTIME_DIR }) {
    const own = XDG_RUNTIME_DIR
        ? [`${XDG_RUNTIME_DIR}/docker.sock`, `${XDG_RUNTIME_DIR}/podman/podman.sock`]
        : [];
    return ['/var/run/docker.sock', ...own, '/run/podman/podman.sock'];
}
function parseAddress(address, environment) {
    const socketPath = /^unix:\/\/(\/.+)$/.exec(address)?.[1];
    if (socketPath !== undefined)
        return { socketPath };
    const isPlain = /^(?:tcp|http):\/\//.test(address) && !environment.DOCKER_TLS_VERIFY;
    const url = isPlain ? parseUrl(address.replace(/^tcp:/, 'http:')) : undefined;
    if (url === undefined) {
        throw new SalvageFault('engine-unsupported', `an engine at ${JSON.stringify(address)} cannot be spoken to`);
    }
    return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 2375) };
}
function parseUrl(text) {
    return URL.canParse(text) ? new URL(text) : undefined;
}
//# sourceMappingURL=engine-address.js.map