/** How a record stands. */
export declare const STATUSES: readonly ['valid', 'incomplete', 'invalid', 'bad-version', 'bad-record', 'too-large', 'unreadable', 'not-a-file', 'no-record'];
export type Status = (typeof STATUSES)[number];
/** Rules about the file, decided before or after its bytes are read. */
export declare const FILE_RULES: {
    readonly 'record-missing': {
        readonly status: 'no-record';
        readonly says: 'there is a file, and no link in its place that leads nowhere';
    };
    readonly 'not-a-file': {
        readonly status: 'not-a-file';
        readonly says: 'it is a regular file in real directories';
    };
    readonly 'linked-path': {
        readonly status: 'unreadable';
        readonly says: 'no part of the path is a symbolic link';
    };
    readonly 'path-replaced': {
        readonly status: 'unreadable';
        readonly says: 'the path leads to the same file before and after';
    };
    readonly 'no-read-permission': {
        readonly status: 'unreadable';
        readonly says: 'somebody may read it';
    };
    readonly 'cannot-open': {
        readonly status: 'unreadable';
        readonly says: 'it can be opened';
    };
    readonly 'cannot-read': {
        readonly status: 'unreadable';
        readonly says: 'it can be read to its end';
    };
    readonly 'file-changed': {
        readonly status: 'unreadable';
        readonly says: 'its size, mode and times are the same before and after';
    };
    readonly 'record-too-large': {
        readonly status: 'too-large';
        readonly says: 'it holds at most 1,048,576 bytes';
    };
};
/** Rules about the bytes, decided before any event is looked at. */
export declare const FRAMING_RULES: {
    readonly 'too-many-segments': {
        readonly status: 'too-large';
        readonly says: 'it holds at most 10,000 segments, an unterminated one counted';
    };
    readonly 'not-utf8': {
        readonly status: 'bad-record';
        readonly says: 'every segment is UTF-8, an unterminated one too';
    };
    readonly 'not-json': {
        readonly status: 'invalid';
        readonly says: 'every line is strict JSON; a blank line is none';
    };
    readonly 'not-an-object': {
        readonly status: 'invalid';
        readonly says: 'every line is an object';
    };
    readonly 'unsupported-shape': {
        readonly status: 'bad-version';
        readonly says: 'the first line names record shape 1';
    };
    readonly 'bytes-after-end': {
        readonly status: 'invalid';
        readonly says: 'no byte follows the line of run_end';
    };
};
/** Rules about the story that the events tell. Whoever breaks one makes the record invalid. */
export declare const STORY_RULES: {
    readonly 'shape-required': 'run_start names record shape 1';
    readonly 'run-name': 'run_start names the directory that encloses the record';
    readonly 'unknown-event': 'the event is one of the inventory';
    readonly 'unusable-timestamp': 'ts is a string that parses as an instant';
    readonly 'access-policy': 'an access policy of older writers lists paths under read, write, edit, bash';
    readonly 'denied-tool': 'a tool_denied of older writers names its tool and its boundary';
    readonly 'ended-twice': 'there is one run_end';
    readonly 'content-after-end': 'nothing follows run_end';
    readonly 'run-start-first': 'the first event is run_start';
    readonly 'run-start-again': 'there is one run_start';
    readonly 'unusable-identity': 'stage is a name, retry a whole number from 1, repeat the same or absent';
    readonly 'stage-started-twice': 'an attempt that is open is not started again';
    readonly 'stage-restarted': 'an attempt that was closed is not started again';
    readonly 'end-without-start': 'an attempt ends only while it is open';
    readonly 'outside-attempt': 'work stands only inside an open attempt';
    readonly 'unknown-cause': 'the cause is one of the eight words';
    readonly 'unusable-exit': 'the exit is a whole number from 0';
    readonly 'cause-exit-pair': 'the exit belongs to the cause';
    readonly 'signal-exit-differs': 'everything that a signal ended carries the exit of one and the same signal';
    readonly 'fanout-repeated': 'a fan-out starts once';
    readonly 'item-outside-fanout': 'the call of a fan-out item stands inside its open fan-out';
    readonly 'fanout-end-without-start': 'a fan-out ends only while it is open';
    readonly 'container-ended-twice': 'a loop or a parallel ends once for each identity';
    readonly 'second-signal': 'there is at most one outside signal';
    readonly 'unknown-signal': 'a signal is 1 SIGHUP, 2 SIGINT or 15 SIGTERM';
    readonly 'signal-differs': 'the signal is the one that earlier endings carry';
    readonly 'signal-not-recorded': 'a run ends by signal only when the signal is on record';
    readonly 'signal-still-expected': 'a signal that earlier endings carry is on record before run_end';
    readonly 'signal-not-followed': 'after a recorded signal the run ends by it';
    readonly 'work-left-open': 'a run ends with open work only by signal, fault or a machinery timeout';
};
export type FileRule = keyof typeof FILE_RULES;
export type FramingRule = keyof typeof FRAMING_RULES;
export type StoryRule = keyof typeof STORY_RULES;
export type RuleCode = FileRule | FramingRule | StoryRule;
/** The exit code of `bot-record check` for each status. */
export declare const CHECK_EXITS: Readonly<Record<Status, number>>;
/** Rules that nothing can be said about when a record comes through a pipe. */
export declare const FILE_ONLY_RULES: readonly RuleCode[];
//# sourceMappingURL=rules.d.ts.map