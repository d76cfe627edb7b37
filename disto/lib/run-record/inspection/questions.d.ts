import type { Asking } from './asking.js';
/** 1. What was asked: the request, byte for byte, and how it arrived. */
export declare function askRequest(asking: Asking): Promise<{
    path: string;
    sha256: string;
    bytes: number;
    via: "argument" | "stdin" | "subflow" | "task";
    state: import("./asking.js").RetainedState;
    text: null;
} | {
    path: string;
    sha256: string;
    bytes: number;
    via: "argument" | "stdin" | "subflow" | "task";
    state: "verified";
    text: string | null;
} | null>;
/** 2. What ran: the assembly and whether its copy is what the record hashed, the flow, the stages and their options. */
export declare function askWhatRan(asking: Asking): Promise<{
    assembly: string | null;
    assembly_hash: string | null;
    copyHash: string | null;
    isSame: boolean;
    flow: string | null;
    stages: {
        stage: string | null;
        repeat: number | null;
        retry: number | null;
        carried: boolean;
        options: {
            name: string;
            value: string | number;
            rung: string;
        }[] | null;
    }[];
}>;
/** 3. What each stage received and what it produced. */
export declare function askStages(asking: Asking): Promise<({
    stage: string | null;
    repeat: number | null;
    retry: number | null;
    received: {
        name: string;
        path: string;
        sha256: string;
        state: import("./asking.js").RetainedState;
    }[];
} | {
    stage: string | null;
    repeat: number | null;
    retry: number | null;
    produced: {
        path: string;
        sha256: string;
        sealed: boolean;
        judged: boolean;
        state: import("./asking.js").RetainedState;
    };
})[]>;
/** 4. How everything ended: exit and cause, for the run and for every stage. */
export declare function askEndings(asking: Asking): Promise<{
    run: {
        exit: number;
        cause: "blocked" | "exhausted" | "fault" | "refused" | "rejected" | "signal" | "success" | "timeout";
        reason?: string | undefined;
    } | null;
    stages: {
        exit: number;
        cause: "blocked" | "exhausted" | "fault" | "refused" | "rejected" | "signal" | "success" | "timeout";
        reason?: string | undefined;
        stage: string | null;
        repeat: number | null;
        retry: number | null;
    }[];
}>;
/** 5. What judged the work: the checks and hooks that ran, and what each of them printed. */
export declare function askJudges(asking: Asking): Promise<{
    checks: {
        stage: string;
        repeat?: number | undefined;
        retry: number;
        check: string;
        file?: string | undefined;
        exit: number | null;
        capture: string;
        sha256?: string | undefined;
        printed: {
            bytes: number;
            sha256: string;
        } | null;
    }[];
    hooks: {
        hook: string;
        exit: number | null;
        capture: string;
        sha256: string;
        stage: string | null;
        repeat: number | null;
        retry: number | null;
        printed: {
            bytes: number;
            sha256: string;
        } | null;
    }[];
}>;
/** 6. What the model was asked: each stage and repeat's system prompt and first turn. */
export declare function askPrompts(asking: Asking): Promise<{
    stage: string;
    repeat: number | null;
    retry: number;
    sources: readonly ({
        source: "assembly";
        path: string;
    } | {
        source: "flow";
        path: string;
    } | {
        source: "stage";
        path: string;
    } | {
        source: "schema";
        path: string;
    } | {
        source: "request";
        path: string;
    } | {
        source: "workspace";
        mode: "announce" | "use";
        name?: string | undefined;
        path: string;
    } | {
        source: "skill";
        name: string;
        path: string;
    } | {
        source: "helper";
        name: string;
        path: string;
    } | {
        source: "input";
        name: string;
        path: string;
    } | {
        source: "harness";
        system: string;
        firstTurn: string;
    })[] | null;
    system: {
        path: string;
        kept: {
            bytes: number;
            sha256: string;
        } | null;
    };
    firstTurn: {
        path: string;
        kept: {
            bytes: number;
            sha256: string;
        } | null;
    };
}[]>;
/** 7. What it cost, in this record and in the children that it authorizes. */
export declare function askCost(asking: Asking): Promise<import("./tokens.js").TokenAccount>;
/** 8. What was called: every decision and its reason, every mark's evidence, every subflow call. */
export declare function askCalls(asking: Asking): Promise<{
    decisions: {
        stage: string;
        repeat?: number | undefined;
        retry: number;
        tool: string;
        decision: string;
        evidence?: string | undefined;
        reason?: string | undefined;
        item?: number | undefined;
    }[];
    calls: {
        call: number;
        flow: string;
        input?: {
            text: string;
            sha256: string;
            bytes: number;
        } | {
            path: string;
            sha256: string;
            bytes: number;
        } | undefined;
        exit?: number | undefined;
        cause?: "blocked" | "exhausted" | "fault" | "refused" | "rejected" | "signal" | "success" | "timeout" | undefined;
        reason?: string | undefined;
        child?: string | undefined;
        started: boolean;
        item?: string | undefined;
        stage: string | null;
        repeat: number | null;
        retry: number | null;
    }[];
}>;
//# sourceMappingURL=questions.d.ts.map