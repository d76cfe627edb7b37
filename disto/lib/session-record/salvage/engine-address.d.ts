/** How to reach an engine with `http.request`. */
export type EngineAddress = {
    readonly socketPath: string;
} | {
    readonly host: string;
    readonly port: number;
};
/**
 * Resolves `unix:///path`, `tcp://host:port` or `http://host:port`.
 *
 * @param named as on the command line; without it `DOCKER_HOST`, then `CONTAINER_HOST`, then the usual sockets
 * @throws SalvageFault `engine-unsupported`, `engine-unreachable`
 */
export declare function resolveEngine(named: string | undefined, environment: NodeJS.ProcessEnv, exists?: (path: string) => boolean): EngineAddress;
//# sourceMappingURL=engine-address.d.ts.map