import type { Collector } from './collector.js';
import type { EngineAddress } from './engine-address.js';
export interface ContainerOptions {
    readonly engine: EngineAddress;
    /** Id or name. */
    readonly container: string;
    /** The run's workspace: an absolute path in the container. */
    readonly workspace: string;
}
/** @throws SalvageFault `bad-container`, `bad-workspace` */
export declare function containerCollector({ engine, container, workspace }: ContainerOptions): Collector;
//# sourceMappingURL=container-collector.d.ts.map