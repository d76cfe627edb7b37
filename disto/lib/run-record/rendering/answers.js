// The answers to the eight questions, for a person.
import { showText } from '../../stream/visible-text.js';
import { QUESTIONS } from '../inspection/answers.js';
import { showCell, showSection, showTable } from './text.js';
function nameAttempt({ stage, repeat, retry }) {
    const times = repeat === null || repeat === undefined ? '' : ` repeat ${repeat}`;
    return `${stage}${times}${retry === 1 ? '' : ` attempt ${retry}`}`;
}
function showEnding(of) {
    return of?.cause === undefined ? '-' : `${of.cause}/${of.exit}`;
}
const SHOW = {
    request: ({ request }) => {
        if (request === null)
            return '';
        const told = `${request.bytes} bytes via ${request.via}, ${request.path} ${request.state}\n`;
        return request.text === null
            ? told
            : `${told}${showText(request.text).replace(/\n$/, '').replace(/^/gm, '> ')}\n`;
    },
    ran: ({ ran }) => {
        const copy = ran.isSame ? 'the copy is the same' : 'the copy is not proved to be the same';
        const head = `assembly ${showCell(ran.assembly)} at ${showCell(ran.assembly_hash)}, ${copy}; flow ${showCell(ran.flow)}\n`;
        const rows = ran.stages.map((stage) => {
            const options = stage.options?.map(({ name, value, rung }) => `${name}=${value} (${rung})`).join(', ');
            return [nameAttempt(stage), stage.carried ? 'carried' : 'started', options];
        });
        return head + showTable(['stage', 'how', 'options'], rows);
    },
    stages: ({ stages }) => {
        const rows = stages.flatMap((stage) => {
            if ('received' in stage) {
                return (stage.received ?? []).map(({ name, path, state }) => [
                    nameAttempt(stage),
                    'received',
                    name,
                    path,
                    state,
                ]);
            }
            const { path, state, sealed } = stage.produced;
            return [[nameAttempt(stage), sealed ? 'sealed' : 'produced', null, path, state]];
        });
        return showTable(['stage', 'what', 'name', 'path', 'file'], rows);
    },
    endings: ({ endings }) => showTable(['what', 'ended', 'reason'], [
        ['the run', showEnding(endings.run), endings.run?.reason],
        ...endings.stages.map((stage) => [nameAttempt(stage), showEnding(stage), stage.reason]),
    ]),
    judges: ({ judges }) => showTable(['of', 'judge', 'exit', 'printed', 'capture'], [...judges.checks, ...judges.hooks].map((judge) => [
        nameAttempt(judge),
        'check' in judge ? judge.check : `${judge.hook} hook`,
        judge.exit ?? 'none',
        judge.printed === null ? 'gone' : `${judge.printed.bytes} bytes`,
        judge.capture,
    ])),
    prompts: ({ prompts }) => showTable(['of', 'system prompt', 'first turn', 'sources'], prompts.map((prompt) => [
        nameAttempt(prompt),
        showKept(prompt.system),
        showKept(prompt.firstTurn),
        prompt.sources?.map(({ source }) => source).join(', '),
    ])),
    cost: ({ cost }) => (cost.tokens === null ? '' : `${cost.tokens} tokens, ${cost.status}\n`),
    calls: ({ calls: { decisions, calls } }) => showTable(['of', 'called', 'said', 'evidence or child', 'reason'], [
        ...decisions.map((it) => [nameAttempt(it), it.tool, it.decision, it.evidence, it.reason]),
        ...calls.map((it) => [
            nameAttempt(it),
            `flow ${it.flow}`,
            it.started ? showEnding(it) : 'not started',
            it.child,
            it.reason,
        ]),
    ]),
};
function showKept({ path, kept }) {
    return kept === null ? `${path}, gone` : `${path}, ${kept.bytes} bytes`;
}
/** All answers, and then what is missing. */
export function showAnswers(answers) {
    const parts = QUESTIONS.map(({ asks, member }, index) => {
        const title = `${index + 1}. ${asks}`;
        return showSection(title, SHOW[member](answers) || '(no answer)\n');
    });
    const missing = answers.missing.map(({ question, what, message }) => {
        const told = message.includes(what) ? message : `${what}: ${message}`;
        return `${question}. ${showCell(told)}\n`;
    });
    return `${parts.join('').trimStart()}${showSection('missing', missing.join(''))}`;
}
//# sourceMappingURL=answers.js.map