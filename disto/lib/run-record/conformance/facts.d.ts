import type { EventName } from '../format/events.js';
import type { StageIdentity } from '../format/identity.js';
import { type ScenarioFact } from './scenario.js';
/** A fact whose event is one of the inventory. */
export type KnownFact = ScenarioFact & {
    readonly event: EventName;
};
/** A fact of the run as a whole. */
export declare function runFact(event: EventName, fields: ScenarioFact): KnownFact;
/** What the first fact says of the runtime that runs, when it says all. */
export declare const RUNTIME: {
    workdir: string;
    runtime_source: string;
    runtime_digest: string;
    lock_sha256: string;
    node: string;
    provider_adapter: string;
    runtime_tree_sha256: string;
    model_source: string;
};
export declare const PLAIN_START: KnownFact;
export declare const FULL_START: KnownFact;
/** How the run ends. */
export declare const runEnd: (cause: string, exit: number, reason?: string) => KnownFact;
export declare const SIGTERM: KnownFact;
export declare const SIGINT: KnownFact;
export declare const CARRIED: KnownFact;
export declare const drift: (file: string) => KnownFact;
export declare const loopDone: (stage: string) => KnownFact;
/** A PARALLEL of one or two branches with these endings. */
export declare function parallelDone(stage: string, ...endings: readonly (readonly [string, number])[]): KnownFact;
/** What a provider tells when it takes another transport than the configured one. */
export declare const FALLBACK: {
    transport: string;
    source: string;
    configured_transport: string;
    fallback_transport: string;
    events_emitted: boolean;
    phase: string;
    error: {
        name: string;
        message: string;
        code: number;
    };
};
/** What an attempt can put on record. */
export declare function attemptFacts(of: StageIdentity): {
    output: {
        path: string;
        sha256: string;
    };
    fact: (event: EventName, fields: ScenarioFact) => KnownFact;
    start: KnownFact;
    fullStart: KnownFact;
    prompt: KnownFact;
    ask: KnownFact;
    turn: KnownFact;
    retried: KnownFact;
    requested: KnownFact;
    fellBack: KnownFact;
    mark: KnownFact;
    refuse: KnownFact;
    select: KnownFact;
    chose: KnownFact;
    check: (check: string, exit?: number | null) => KnownFact;
    gateStart: KnownFact;
    gate: (exit: number | null) => KnownFact;
    hook: (hook: string, exit?: number | null) => KnownFact;
    unreconciled: KnownFact;
    foreignCall: KnownFact;
    call: (call: number) => KnownFact;
    teardown: KnownFact;
    success: KnownFact;
    end: (cause: string, exit: number, rest?: ScenarioFact) => KnownFact;
};
/** A fan-out of two items. */
export declare function fanoutFacts(stage: string): {
    start: KnownFact;
    item: (index: 0 | 1) => KnownFact;
    unstarted: (index: 0 | 1) => KnownFact;
    done: (cause?: string, exit?: number, rest?: ScenarioFact) => KnownFact;
};
/** What most scenarios tell of: two attempts of a stage, and a fan-out. */
export declare const one: {
    stage: string;
    retry: number;
};
export declare const first: {
    output: {
        path: string;
        sha256: string;
    };
    fact: (event: EventName, fields: ScenarioFact) => KnownFact;
    start: KnownFact;
    fullStart: KnownFact;
    prompt: KnownFact;
    ask: KnownFact;
    turn: KnownFact;
    retried: KnownFact;
    requested: KnownFact;
    fellBack: KnownFact;
    mark: KnownFact;
    refuse: KnownFact;
    select: KnownFact;
    chose: KnownFact;
    check: (check: string, exit?: number | null) => KnownFact;
    gateStart: KnownFact;
    gate: (exit: number | null) => KnownFact;
    hook: (hook: string, exit?: number | null) => KnownFact;
    unreconciled: KnownFact;
    foreignCall: KnownFact;
    call: (call: number) => KnownFact;
    teardown: KnownFact;
    success: KnownFact;
    end: (cause: string, exit: number, rest?: ScenarioFact) => KnownFact;
};
export declare const second: {
    output: {
        path: string;
        sha256: string;
    };
    fact: (event: EventName, fields: ScenarioFact) => KnownFact;
    start: KnownFact;
    fullStart: KnownFact;
    prompt: KnownFact;
    ask: KnownFact;
    turn: KnownFact;
    retried: KnownFact;
    requested: KnownFact;
    fellBack: KnownFact;
    mark: KnownFact;
    refuse: KnownFact;
    select: KnownFact;
    chose: KnownFact;
    check: (check: string, exit?: number | null) => KnownFact;
    gateStart: KnownFact;
    gate: (exit: number | null) => KnownFact;
    hook: (hook: string, exit?: number | null) => KnownFact;
    unreconciled: KnownFact;
    foreignCall: KnownFact;
    call: (call: number) => KnownFact;
    teardown: KnownFact;
    success: KnownFact;
    end: (cause: string, exit: number, rest?: ScenarioFact) => KnownFact;
};
export declare const fanout: {
    start: KnownFact;
    item: (index: 0 | 1) => KnownFact;
    unstarted: (index: 0 | 1) => KnownFact;
    done: (cause?: string, exit?: number, rest?: ScenarioFact) => KnownFact;
};
/** What an attempt does until its output was checked, and until it ended well. */
export declare function checked(of: StageIdentity): KnownFact[];
export declare function succeeded(of: StageIdentity): KnownFact[];
/** A run in which every event stands at least once, in an order that a run can have. */
export declare function everything(): KnownFact[];
//# sourceMappingURL=facts.d.ts.map