import { hostname } from 'node:os';
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

export function submitSettings({ variables }: Environment, config: UserConfig): SubmitSettings {
  const setting = (variable: string, configured: string | undefined): string | undefined =>
    variables[`AGENT_FEEDBACK_${variable}`] || configured || undefined;
  return {
    url: setting('URL', config.url),
    apiKey: setting('API_KEY', config.api_key),
    machine: setting('MACHINE', config.machine) ?? hostname().replace(/\..*$/s, ''),
    model: setting('MODEL', config.model),
    harness: setting('HARNESS', config.harness),
  };
}
