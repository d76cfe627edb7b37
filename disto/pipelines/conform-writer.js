// A writer is tried: one scenario after the other, each with a process and a
// directory of its own, and what it left is judged.
import { mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeWriting } from '../lib/run-record/conformance/judge-writing.js';
import { runWriter } from '../lib/run-record/conformance/run-writer.js';
import { SCENARIO_RUN, spellInput } from '../lib/run-record/conformance/scenario.js';
import { removeTree } from '../lib/run-record/directory/removal.js';
import { readRun } from './read-run.js';
/**
 * Tries a writer with each scenario.
 *
 * @param command for the shell; it gets the directory of the run as its last argument and facts on standard input,
 *   one JSON object a line
 * @returns a row for each scenario, in their order
 * @throws the reason of the abort
 */
export async function conformWriter(command, scenarios, options) {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), 'bot-record-conform-'));
    const rows = new Map();
    const queue = [...scenarios.entries()];
    const work = async () => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
            const [index, scenario] = next;
            rows.set(scenario, await tryScenario(command, scenario, join(folder, String(index)), options));
        }
    };
    try {
        await Promise.all(Array.from({ length: options.jobs }, work));
        return scenarios.map((scenario) => rows.get(scenario));
    }
    finally {
        await removeTree(folder);
    }
}
async function tryScenario(command, scenario, folder, { timeoutMs, signal }) {
    const directory = join(folder, SCENARIO_RUN);
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const end = await runWriter({ command, directory, input: spellInput(scenario), timeoutMs, signal });
    const fault = (await judgeWriting(scenario, directory, end, readRun)) ?? null;
    const asks = scenario.refused === undefined ? 'writing' : 'refusal';
    return { scenario: scenario.name, asks, conforms: fault === null, fault };
}
//# sourceMappingURL=conform-writer.js.map