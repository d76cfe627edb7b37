// Collects the journal out of a container, running, stopped or dying, through the
// engine's socket: `GET /containers/{id}/archive`, which Docker and Podman answer
// alike. Nothing is started in the container.
import { request } from 'node:http';
import { posix } from 'node:path';
import { JOURNAL_FILE, JOURNAL_FOLDER } from '../format/constants.js';
import { SalvageFault } from './salvage-fault.js';
/** @throws SalvageFault `bad-container`, `bad-workspace` */
export function containerCollector({ engine, container, workspace }) {
    if (!/^[A-Za-z0-9][A-Za-z0-9_.-]*$/.test(container))
        throw new SalvageFault('bad-container', `${JSON.stringify(container)} is no container id or name`);
    if (!posix.isAbsolute(workspace))
        throw new SalvageFault('bad-workspace', `${JSON.stringify(workspace)} is no absolute path in the container`);
    const journal = posix.join(workspace, JOURNAL_FOLDER, JOURNAL_FILE);
    const base = `/containers/${container}`;
    return async (destination, { maxBytes, signal }) => {
        // Loaded before the engine is asked: an answer that nobody listens to can end unseen.
        const { takeSingleFile } = await import('./single-file-archive.js');
        const answer = await ask(engine, `${base}/archive?path=${encodeURIComponent(journal)}`, signal);
        if (answer.statusCode === 200) {
            await takeSingleFile(answer, JOURNAL_FILE, destination, maxBytes);
            return true;
        }
        const said = await messageOf(answer);
        if (answer.statusCode !== 404)
            throw new SalvageFault('engine-refused', `the engine answered ${answer.statusCode}: ${said}`);
        // Both a missing file and a missing container are 404; only the container's own page tells which.
        const page = await ask(engine, `${base}/json`, signal);
        page.destroy();
        if (page.statusCode === 404)
            throw new SalvageFault('container-unknown', `no container ${container}: ${said}`);
        return false;
    };
}
function ask(engine, path, signal) {
    return new Promise((resolve, reject) => {
        request({ ...engine, path, signal, agent: false, headers: { Host: 'engine' } }, resolve)
            .on('error', (error) => {
            const where = 'socketPath' in engine ? engine.socketPath : `${engine.host}:${engine.port}`;
            reject(new SalvageFault('engine-unreachable', `the engine at ${where} does not answer: ${error.message}`, error));
        })
            .end();
    });
}
/** How much of an error page is looked at. */
const MOST_SAID = 4096;
/** What an engine says of a refusal: its `message`, or the text as it is. */
async function messageOf(answer) {
    let text = '';
    try {
        for await (const chunk of answer) {
            text += chunk.toString('utf8');
            if (text.length > MOST_SAID)
                break;
        }
        const { message } = JSON.parse(text);
        if (typeof message === 'string')
            text = message;
    }
    catch {
        // Whatever came is what was said.
    }
    return text.slice(0, 200).replace(/\s+/g, ' ').trim();
}
//# sourceMappingURL=container-collector.js.map