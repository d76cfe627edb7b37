import { z } from 'zod';
declare const storeSchema: z.ZodObject<{
    harness: z.ZodEnum<{
        "claude-code": "claude-code";
        codex: "codex";
        copilot: "copilot";
        "gemini-cli": "gemini-cli";
        opencode: "opencode";
    }>;
    location: z.ZodString;
    state: z.ZodEnum<{
        absent: "absent";
        present: "present";
        unreadable: "unreadable";
        "unsupported-format": "unsupported-format";
    }>;
    problems: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$strip>;
declare const listedSessionSchema: z.ZodObject<{
    ref: z.ZodString;
    harness: z.ZodEnum<{
        "claude-code": "claude-code";
        codex: "codex";
        copilot: "copilot";
        "gemini-cli": "gemini-cli";
        opencode: "opencode";
    }>;
    session_id: z.ZodString;
    path: z.ZodString;
    project: z.ZodOptional<z.ZodString>;
    cwds: z.ZodOptional<z.ZodArray<z.ZodString>>;
    start: z.ZodOptional<z.ZodString>;
    end: z.ZodOptional<z.ZodString>;
    counts: z.ZodOptional<z.ZodObject<{
        entries: z.ZodNumber;
        prompts: z.ZodNumber;
        tool_calls: z.ZodNumber;
        tool_errors: z.ZodNumber;
        interrupts: z.ZodNumber;
        denials: z.ZodNumber;
        unparsed: z.ZodNumber;
    }, z.core.$strip>>;
    state: z.ZodString;
    reason: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export declare const listSchema: z.ZodObject<{
    stores: z.ZodArray<z.ZodObject<{
        harness: z.ZodEnum<{
            "claude-code": "claude-code";
            codex: "codex";
            copilot: "copilot";
            "gemini-cli": "gemini-cli";
            opencode: "opencode";
        }>;
        location: z.ZodString;
        state: z.ZodEnum<{
            absent: "absent";
            present: "present";
            unreadable: "unreadable";
            "unsupported-format": "unsupported-format";
        }>;
        problems: z.ZodOptional<z.ZodArray<z.ZodString>>;
    }, z.core.$strip>>;
    sessions: z.ZodArray<z.ZodObject<{
        ref: z.ZodString;
        harness: z.ZodEnum<{
            "claude-code": "claude-code";
            codex: "codex";
            copilot: "copilot";
            "gemini-cli": "gemini-cli";
            opencode: "opencode";
        }>;
        session_id: z.ZodString;
        path: z.ZodString;
        project: z.ZodOptional<z.ZodString>;
        cwds: z.ZodOptional<z.ZodArray<z.ZodString>>;
        start: z.ZodOptional<z.ZodString>;
        end: z.ZodOptional<z.ZodString>;
        counts: z.ZodOptional<z.ZodObject<{
            entries: z.ZodNumber;
            prompts: z.ZodNumber;
            tool_calls: z.ZodNumber;
            tool_errors: z.ZodNumber;
            interrupts: z.ZodNumber;
            denials: z.ZodNumber;
            unparsed: z.ZodNumber;
        }, z.core.$strip>>;
        state: z.ZodString;
        reason: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const statusSchema: z.ZodObject<{
    harnesses: z.ZodArray<z.ZodObject<{
        harness: z.ZodEnum<{
            "claude-code": "claude-code";
            codex: "codex";
            copilot: "copilot";
            "gemini-cli": "gemini-cli";
            opencode: "opencode";
        }>;
        location: z.ZodString;
        store: z.ZodEnum<{
            absent: "absent";
            present: "present";
            unreadable: "unreadable";
            "unsupported-format": "unsupported-format";
        }>;
        problems: z.ZodOptional<z.ZodArray<z.ZodString>>;
        states: z.ZodRecord<z.ZodString, z.ZodNumber>;
    }, z.core.$strip>>;
    selection: z.ZodOptional<z.ZodObject<{
        harnesses: z.ZodArray<z.ZodEnum<{
            "claude-code": "claude-code";
            codex: "codex";
            copilot: "copilot";
            "gemini-cli": "gemini-cli";
            opencode: "opencode";
        }>>;
        since: z.ZodString;
        limit: z.ZodNumber;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const markSchema: z.ZodObject<{
    marked: z.ZodArray<z.ZodString>;
    outcome: z.ZodEnum<{
        filed: "filed";
        nothing: "nothing";
        skipped: "skipped";
    }>;
    uids: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
export type ListedStore = z.infer<typeof storeSchema>;
export type ListedSession = z.infer<typeof listedSessionSchema>;
export type SessionList = z.infer<typeof listSchema>;
export type SessionStatus = z.infer<typeof statusSchema>;
export type MarkedSessions = z.infer<typeof markSchema>;
export {};
//# sourceMappingURL=listing.d.ts.map