// The eight questions of the page's section "What a record answers", each as a
// function from an asking to its answer.
import { isUtf8 } from 'node:buffer';
import { join } from 'node:path';
import { z } from 'zod';
import { cause, exit } from '../format/ending.js';
import { hashedPath, ordinal, receivedItem, relativePath, resolvedOption, sha256, subflowInput, text, } from '../format/fields.js';
import { stageRepeatKey } from '../format/identity.js';
import { hashAssembly } from '../hashing/assembly-hash.js';
import { CAPTURE_BYTES, listChecks } from './checks.js';
import { listDecisions } from './decisions.js';
import { findRunEnd, requireFact, requireRunStart } from './facts.js';
import { attemptOf, eventsOf, groupByStageRepeat, placeOf } from './inspected-run.js';
import { listAttempts, PROMPT_BYTES, placePrompt, promptConstruction } from './prompts.js';
import { findRequest } from './request.js';
import { readWhole } from './retained-file.js';
import { accountTokens } from './tokens.js';
/** The longest request that stands in an answer as text, in bytes; a longer one is named by its hash. */
const SHOWN_REQUEST = 65_536;
const ranFact = z.object({ assembly: text, assembly_hash: sha256, flow: z.string().optional() });
const optionsFact = z.object({ options: z.array(resolvedOption) });
const receivedFact = z.object({ received: z.array(receivedItem) });
const outputFact = z.object({ output: hashedPath, sealed: z.boolean(), judged: z.boolean() });
const endingFact = z.object({ exit, cause, reason: z.string().optional() });
const hookFact = z.object({ hook: text, exit: exit.nullable(), capture: relativePath, sha256 });
const callFact = z.object({
    call: ordinal,
    flow: text,
    input: subflowInput.optional(),
    exit: exit.optional(),
    cause: cause.optional(),
    reason: z.string().optional(),
    child: relativePath.optional(),
    started: z.boolean(),
    item: z.string().optional(),
});
/** The identity of a line, with null for a repeat that is absent. */
function nameAttempt(event) {
    const attempt = attemptOf(event);
    return { stage: attempt?.stage ?? null, repeat: attempt?.repeat ?? null, retry: attempt?.retry ?? null };
}
/** 1. What was asked: the request, byte for byte, and how it arrived. */
export async function askRequest(asking) {
    const request = await asking.seek('request', () => findRequest(asking.run));
    if (request === null)
        return null;
    const state = await asking.verify(request);
    if (state !== 'verified' || request.bytes > SHOWN_REQUEST)
        return { ...request, state, text: null };
    const { run } = asking;
    const bytes = await asking.seek('request', () => readWhole(run.directory, placeOf(run, request.path), SHOWN_REQUEST));
    return { ...request, state, text: bytes !== null && isUtf8(bytes) ? bytes.toString('utf8') : null };
}
/** 2. What ran: the assembly and whether its copy is what the record hashed, the flow, the stages and their options. */
export async function askWhatRan(asking) {
    const { run } = asking;
    const ran = await asking.seek('assembly', () => requireFact(ranFact, requireRunStart(run)));
    const copy = await asking.seek('assembly copy', () => hashAssembly(join(run.directory, 'assembly')));
    const isSame = ran !== null && copy !== null && copy.sha256 === ran.assembly_hash;
    if (copy !== null && !isSame) {
        asking.lack('assembly copy', 'assembly-disagrees', 'the copy does not hash to what the record says');
    }
    const stages = [];
    for (const event of eventsOf(run, 'stage_carried', 'stage_start')) {
        const isCarried = event.fields.event === 'stage_carried';
        const what = `options of line ${event.number}`;
        const fact = isCarried ? null : await asking.seek(what, () => requireFact(optionsFact, event));
        stages.push({ ...nameAttempt(event), carried: isCarried, options: fact?.options ?? null });
    }
    const { assembly = null, assembly_hash = null, flow = null } = ran ?? {};
    return { assembly, assembly_hash, copyHash: copy?.sha256 ?? null, isSame, flow, stages };
}
/** 3. What each stage received and what it produced. */
export async function askStages(asking) {
    const stages = [];
    for (const event of eventsOf(asking.run, 'stage_start', 'stage_end')) {
        const isStart = event.fields.event === 'stage_start';
        const attempt = nameAttempt(event);
        if (isStart) {
            const fact = await asking.seek(`received of line ${event.number}`, () => requireFact(receivedFact, event));
            const received = [];
            for (const item of fact?.received ?? [])
                received.push({ ...item, state: await asking.verify(item) });
            stages.push({ ...attempt, received });
        }
        else if (event.fields.output !== undefined) {
            const fact = await asking.seek(`output of line ${event.number}`, () => requireFact(outputFact, event));
            if (fact === null)
                continue;
            const { output, sealed, judged } = fact;
            stages.push({
                ...attempt,
                produced: { ...output, sealed, judged, state: await asking.verify(output) },
            });
        }
    }
    return stages;
}
/** 4. How everything ended: exit and cause, for the run and for every stage. */
export async function askEndings(asking) {
    const end = findRunEnd(asking.run);
    if (end === undefined)
        asking.lack('run_end', 'run-not-ended', 'the record stops before run_end');
    const stages = [];
    for (const event of eventsOf(asking.run, 'stage_end')) {
        const fact = await asking.seek(`ending of line ${event.number}`, () => requireFact(endingFact, event));
        if (fact !== null)
            stages.push({ ...nameAttempt(event), ...fact });
    }
    const open = openStages(asking);
    for (const stage of open)
        asking.lack(`ending of ${stage}`, 'stage-not-ended', 'the stage has no stage_end');
    const run = end === undefined ? null : await asking.seek('run_end', () => requireFact(endingFact, end));
    return { run, stages };
}
/** The stages and repeats that were started and never ended, as a person names them. */
function openStages({ run }) {
    const ended = groupByStageRepeat(eventsOf(run, 'stage_end'));
    const started = [...groupByStageRepeat(eventsOf(run, 'stage_start'))].filter(([key]) => !ended.has(key));
    return started.map(([, [start]]) => {
        const { stage, repeat } = start?.fields ?? {};
        return repeat === undefined ? `${stage}` : `${stage} repeat ${repeat}`;
    });
}
/** 5. What judged the work: the checks and hooks that ran, and what each of them printed. */
export async function askJudges(asking) {
    const facts = await asking.seek('checks', () => listChecks(asking.run));
    const checks = [];
    for (const fact of facts ?? [])
        checks.push({ ...fact, printed: await asking.measure(fact.capture, CAPTURE_BYTES) });
    const hooks = [];
    for (const event of eventsOf(asking.run, 'hook')) {
        const fact = await asking.seek(`hook of line ${event.number}`, () => requireFact(hookFact, event));
        if (fact === null)
            continue;
        hooks.push({
            ...nameAttempt(event),
            ...fact,
            printed: await asking.measure(fact.capture, CAPTURE_BYTES),
        });
    }
    return { checks, hooks };
}
/** 6. What the model was asked: each stage and repeat's system prompt and first turn. */
export async function askPrompts(asking) {
    const { run } = asking;
    const prompts = [];
    const asked = new Set();
    for (const attempt of listAttempts(run)) {
        const found = await asking.seek(`prompt of ${attempt.stage}`, () => promptConstruction(run, attempt));
        const construction = found ?? { available: false };
        const key = stageRepeatKey(attempt);
        if (asked.has(key) && !construction.available)
            continue;
        asked.add(key);
        const { system, firstTurn } = placePrompt(attempt, construction);
        prompts.push({
            stage: attempt.stage,
            repeat: attempt.repeat ?? null,
            retry: attempt.retry,
            sources: construction.available ? construction.sources : null,
            system: { path: system, kept: await asking.measure(system, PROMPT_BYTES) },
            firstTurn: { path: firstTurn, kept: await asking.measure(firstTurn, PROMPT_BYTES) },
        });
    }
    return prompts;
}
/** 7. What it cost, in this record and in the children that it authorizes. */
export async function askCost(asking) {
    const account = await accountTokens(asking.run);
    if (account.status === 'partial') {
        asking.lack('tokens', 'tokens-partial', 'not every operation is accounted for');
    }
    return account;
}
/** 8. What was called: every decision and its reason, every mark's evidence, every subflow call. */
export async function askCalls(asking) {
    const decisions = await asking.seek('decisions', () => listDecisions(asking.run));
    const calls = [];
    for (const event of eventsOf(asking.run, 'subflow_call')) {
        const fact = await asking.seek(`call of line ${event.number}`, () => requireFact(callFact, event));
        if (fact !== null)
            calls.push({ ...nameAttempt(event), ...fact });
    }
    return { decisions: decisions ?? [], calls };
}
//# sourceMappingURL=questions.js.map