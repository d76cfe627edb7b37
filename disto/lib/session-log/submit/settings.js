import { hostname } from 'node:os';
export function submitSettings({ variables }, config) {
    const setting = (variable, configured) => variables[`AGENT_FEEDBACK_${variable}`] || configured || undefined;
    return {
        url: setting('URL', config.url),
        apiKey: setting('API_KEY', config.api_key),
        machine: setting('MACHINE', config.machine) ?? hostname().replace(/\..*$/s, ''),
        model: setting('MODEL', config.model),
        harness: setting('HARNESS', config.harness),
    };
}
//# sourceMappingURL=settings.js.map