import { z } from 'zod';
export declare const countsSchema: z.ZodObject<{
    entries: z.ZodNumber;
    prompts: z.ZodNumber;
    tool_calls: z.ZodNumber;
    tool_errors: z.ZodNumber;
    interrupts: z.ZodNumber;
    denials: z.ZodNumber;
    unparsed: z.ZodNumber;
}, z.core.$strip>;
declare const callEventSchema: z.ZodObject<{
    span: z.ZodString;
    ref: z.ZodString;
    at: z.ZodOptional<z.ZodString>;
    type: z.ZodLiteral<"tool_call">;
    tool: z.ZodString;
    args_digest: z.ZodString;
    status: z.ZodEnum<{
        denied: "denied";
        error: "error";
        interrupted: "interrupted";
    }>;
    exit_code: z.ZodOptional<z.ZodNumber>;
    error_class: z.ZodEnum<{
        denied: "denied";
        exit: "exit";
        interrupted: "interrupted";
        tool_error: "tool_error";
    }>;
    excerpt: z.ZodOptional<z.ZodString>;
    self: z.ZodOptional<z.ZodLiteral<true>>;
}, z.core.$strip>;
export declare const eventSchema: z.ZodDiscriminatedUnion<[z.ZodObject<{
    span: z.ZodString;
    ref: z.ZodString;
    at: z.ZodOptional<z.ZodString>;
    type: z.ZodLiteral<"prompt">;
    summary: z.ZodString;
}, z.core.$strip>, z.ZodObject<{
    span: z.ZodString;
    ref: z.ZodString;
    at: z.ZodOptional<z.ZodString>;
    type: z.ZodLiteral<"tool_call">;
    tool: z.ZodString;
    args_digest: z.ZodString;
    status: z.ZodEnum<{
        denied: "denied";
        error: "error";
        interrupted: "interrupted";
    }>;
    exit_code: z.ZodOptional<z.ZodNumber>;
    error_class: z.ZodEnum<{
        denied: "denied";
        exit: "exit";
        interrupted: "interrupted";
        tool_error: "tool_error";
    }>;
    excerpt: z.ZodOptional<z.ZodString>;
    self: z.ZodOptional<z.ZodLiteral<true>>;
}, z.core.$strip>], "type">;
declare const retrySchema: z.ZodObject<{
    span: z.ZodString;
    of_span: z.ZodString;
    tool: z.ZodString;
    args_digest: z.ZodString;
}, z.core.$strip>;
declare const flagSchema: z.ZodObject<{
    span: z.ZodString;
    phrase: z.ZodString;
}, z.core.$strip>;
export declare const sessionDigestSchema: z.ZodObject<{
    ref: z.ZodString;
    harness: z.ZodEnum<{
        "claude-code": "claude-code";
        codex: "codex";
        copilot: "copilot";
        "gemini-cli": "gemini-cli";
        opencode: "opencode";
    }>;
    session_id: z.ZodString;
    project: z.ZodString;
    cwd: z.ZodString;
    start: z.ZodOptional<z.ZodString>;
    end: z.ZodOptional<z.ZodString>;
    model: z.ZodOptional<z.ZodString>;
    from_offset: z.ZodNumber;
    truncated: z.ZodBoolean;
    counts: z.ZodObject<{
        entries: z.ZodNumber;
        prompts: z.ZodNumber;
        tool_calls: z.ZodNumber;
        tool_errors: z.ZodNumber;
        interrupts: z.ZodNumber;
        denials: z.ZodNumber;
        unparsed: z.ZodNumber;
    }, z.core.$strip>;
    events: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
        span: z.ZodString;
        ref: z.ZodString;
        at: z.ZodOptional<z.ZodString>;
        type: z.ZodLiteral<"prompt">;
        summary: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        span: z.ZodString;
        ref: z.ZodString;
        at: z.ZodOptional<z.ZodString>;
        type: z.ZodLiteral<"tool_call">;
        tool: z.ZodString;
        args_digest: z.ZodString;
        status: z.ZodEnum<{
            denied: "denied";
            error: "error";
            interrupted: "interrupted";
        }>;
        exit_code: z.ZodOptional<z.ZodNumber>;
        error_class: z.ZodEnum<{
            denied: "denied";
            exit: "exit";
            interrupted: "interrupted";
            tool_error: "tool_error";
        }>;
        excerpt: z.ZodOptional<z.ZodString>;
        self: z.ZodOptional<z.ZodLiteral<true>>;
    }, z.core.$strip>], "type">>;
    retries: z.ZodArray<z.ZodObject<{
        span: z.ZodString;
        of_span: z.ZodString;
        tool: z.ZodString;
        args_digest: z.ZodString;
    }, z.core.$strip>>;
    denials: z.ZodArray<z.ZodString>;
    flagged: z.ZodArray<z.ZodObject<{
        span: z.ZodString;
        phrase: z.ZodString;
    }, z.core.$strip>>;
    final_excerpt: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
declare const digestErrorSchema: z.ZodObject<{
    ref: z.ZodString;
    state: z.ZodString;
    message: z.ZodString;
}, z.core.$strip>;
export declare const digestSchema: z.ZodObject<{
    notice: z.ZodString;
    detector_version: z.ZodLiteral<"1">;
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
        project: z.ZodString;
        cwd: z.ZodString;
        start: z.ZodOptional<z.ZodString>;
        end: z.ZodOptional<z.ZodString>;
        model: z.ZodOptional<z.ZodString>;
        from_offset: z.ZodNumber;
        truncated: z.ZodBoolean;
        counts: z.ZodObject<{
            entries: z.ZodNumber;
            prompts: z.ZodNumber;
            tool_calls: z.ZodNumber;
            tool_errors: z.ZodNumber;
            interrupts: z.ZodNumber;
            denials: z.ZodNumber;
            unparsed: z.ZodNumber;
        }, z.core.$strip>;
        events: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
            span: z.ZodString;
            ref: z.ZodString;
            at: z.ZodOptional<z.ZodString>;
            type: z.ZodLiteral<"prompt">;
            summary: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            span: z.ZodString;
            ref: z.ZodString;
            at: z.ZodOptional<z.ZodString>;
            type: z.ZodLiteral<"tool_call">;
            tool: z.ZodString;
            args_digest: z.ZodString;
            status: z.ZodEnum<{
                denied: "denied";
                error: "error";
                interrupted: "interrupted";
            }>;
            exit_code: z.ZodOptional<z.ZodNumber>;
            error_class: z.ZodEnum<{
                denied: "denied";
                exit: "exit";
                interrupted: "interrupted";
                tool_error: "tool_error";
            }>;
            excerpt: z.ZodOptional<z.ZodString>;
            self: z.ZodOptional<z.ZodLiteral<true>>;
        }, z.core.$strip>], "type">>;
        retries: z.ZodArray<z.ZodObject<{
            span: z.ZodString;
            of_span: z.ZodString;
            tool: z.ZodString;
            args_digest: z.ZodString;
        }, z.core.$strip>>;
        denials: z.ZodArray<z.ZodString>;
        flagged: z.ZodArray<z.ZodObject<{
            span: z.ZodString;
            phrase: z.ZodString;
        }, z.core.$strip>>;
        final_excerpt: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    errors: z.ZodArray<z.ZodObject<{
        ref: z.ZodString;
        state: z.ZodString;
        message: z.ZodString;
    }, z.core.$strip>>;
    deferred: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
/** How often each thing stands in a session, from an offset on. */
export type Counts = z.infer<typeof countsSchema>;
/** A prompt, or a tool call that did not succeed. */
export type DigestEvent = z.infer<typeof eventSchema>;
export type CallEvent = z.infer<typeof callEventSchema>;
/** A call that repeats an earlier failed one. */
export type Retry = z.infer<typeof retrySchema>;
export type Flag = z.infer<typeof flagSchema>;
/** The digest of one session. */
export type SessionDigest = z.infer<typeof sessionDigestSchema>;
/** A session that was asked for and not digested. */
export type DigestError = z.infer<typeof digestErrorSchema>;
/** What one run prints. */
export type Digest = z.infer<typeof digestSchema>;
export {};
//# sourceMappingURL=digest.d.ts.map