// Figures over a record: tokens, latency, tools, failures, and its biggest bodies.
import { DurationTally } from './duration-tally.js';
import { readEntries } from './entries.js';
import { isModelCall } from './model-calls.js';
import { addUsage } from './usage.js';
/** How many of the biggest bodies are named. */
const BIGGEST = 10;
/** Reads the whole record once. Holds one figure for each agent, tool, class and distinct duration. */
export async function readStats(record) {
    const collector = new StatsCollector();
    for await (const { entry } of readEntries(record))
        collector.add(entry);
    return { ...collector.finish(), biggest: await findBiggest(record) };
}
class StatsCollector {
    #calls = new Map();
    #tools = new Map();
    #failures = new Map();
    #commands = new Map();
    add(entry) {
        if (isModelCall(entry))
            this.#addCall(entry);
        else if (entry.type === 'tool_result') {
            const tool = entryOf(this.#tools, entry.call.name, () => ({ calls: 0, failed: 0 }));
            tool.calls += 1;
            if (!entry.outcome.ok)
                tool.failed += 1;
        }
        else if (entry.type === 'shell' || entry.type === 'git') {
            const origin = entry.type === 'git' ? 'git' : entry.origin;
            const runs = entryOf(this.#commands, origin, () => ({ runs: 0, failed: 0 }));
            runs.runs += 1;
            if (entry.command.exitCode !== 0)
                runs.failed += 1;
        }
    }
    #addCall(call) {
        const { agentId } = call;
        const { role } = call.request;
        const calls = entryOf(this.#calls, `${role}\0${agentId}`, () => ({
            agentId,
            role,
            answered: 0,
            failed: 0,
            usage: {},
            durations: new DurationTally(),
        }));
        if (call.type === 'model_io') {
            calls.answered += 1;
            addUsage(calls.usage, call.response.bytes);
        }
        else {
            calls.failed += 1;
            this.#failures.set(call.error.kind, (this.#failures.get(call.error.kind) ?? 0) + 1);
        }
        if (call.durationMs != null)
            calls.durations.add(call.durationMs);
    }
    finish() {
        return {
            calls: [...this.#calls.values()].map(({ durations, ...calls }) => ({
                ...calls,
                latency: durations.summarize(),
            })),
            tools: [...this.#tools].map(([name, tool]) => ({ name, ...tool })).sort((a, b) => b.calls - a.calls),
            failures: Object.fromEntries(this.#failures),
            commands: [...this.#commands].map(([origin, runs]) => ({ origin, ...runs })),
        };
    }
}
function entryOf(map, key, create) {
    let value = map.get(key);
    if (value === undefined) {
        value = create();
        map.set(key, value);
    }
    return value;
}
async function findBiggest(record) {
    let biggest = [];
    for (const pool of ['messages', 'toolsets', 'texts']) {
        for await (const { bytes, number } of record.elements(pool)) {
            if (biggest.length === BIGGEST && bytes.length <= biggest.at(-1).bytes)
                continue;
            biggest = [...biggest, { pool, index: number, bytes: bytes.length }]
                .sort((a, b) => b.bytes - a.bytes)
                .slice(0, BIGGEST);
        }
    }
    return biggest;
}
//# sourceMappingURL=stats.js.map