// Makes each call of a recorder once, into nothing: what is compiled when it is
// first used (schemas, and the code of every seam) is compiled before an agent
// waits for it. Measured: the first round of calls took 3 to 4 ms of the agents'
// thread; the rehearsal takes place while the writer's thread starts.
import { CanonicalJson } from './bodies.js';
import { JournalAccount } from './journal-account.js';
import { Recorder } from './recorder.js';
const AGENT = { agentId: 'root', profileId: 'p', profile: 'P', origin: { type: 'root' } };
const ROUNDS = 3;
/** @throws Error when a call of the rehearsal could not be recorded */
export function rehearse() {
    const account = new JournalAccount();
    const recorder = new Recorder({
        account,
        queue: { offer: () => undefined },
        session: { type: 'session', sessionId: 's', capabilitySet: CanonicalJson.fromValue({}) },
        workspace: '/',
        close: async () => ({ entries: 0, bytes: 0, queueHighWater: 0 }),
    });
    recorder.seed({ prompt: '' });
    recorder.agentStarted(AGENT);
    for (let round = 0; round < ROUNDS; round += 1)
        rehearseRound(recorder, round);
    recorder.agentEnded('root', { terminalStatus: 'done' });
    if (account.error !== undefined)
        throw account.error;
}
function rehearseRound(recorder, round) {
    const agentId = 'root';
    const message = recorder.message({ role: 'user', content: `${round}` });
    const messages = [message, { role: 'user', content: 'x' }];
    const command = { agentId, command: 'x', cwd: '/x', exitCode: 0, stdout: `${round}`, stderr: '' };
    recorder.modelIo({ agentId, messages, tools: [{ name: 'x' }], response: {}, durationMs: 1 });
    recorder.modelError({ agentId, messages, error: { kind: 'fatal', message: 'x' } });
    recorder.promptFrame({
        agentId,
        items: [{ message, slot: 'thread', source: 'x', retention: 'pinned', turn: 1 }],
    });
    recorder.toolResult({
        agentId,
        call: { id: 'x', name: 'x', arguments: {}, cwd: '/x' },
        outcome: { ok: true, output: `${round}` },
    });
    recorder.shell({ ...command, origin: 'tool' });
    recorder.git(command);
    recorder.cancelProbe({ agentId, canceled: false });
    recorder.clock({ agentId, elapsedMs: 1 });
}
//# sourceMappingURL=rehearse.js.map