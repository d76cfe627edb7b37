import type { UserConfig } from '../policy/user-config.js';
import type { Environment } from '../readers/reader.js';
/** What the environment and the config file say about filing; the environment goes first, an empty variable counts as unset. */
export interface SubmitSettings {
    readonly url: string | undefined;
    readonly apiKey: string | undefined;
    readonly machine: string;
    readonly model: string | undefined;
    readonly harness: string | undefined;
}
export declare function submitSettings({ variables }: Environment, config: UserConfig): SubmitSettings;
//# sourceMappingURL=settings.d.ts.map