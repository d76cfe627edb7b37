// Every rule that can decide a verdict, by its stable code. `exit` of
// `bot-record check` follows from the status: what the file system decides is
// 4, what the bytes decide is 5.
/** How a record stands. */
export const STATUSES = [
    'valid',
    'incomplete',
    'invalid',
    'bad-version',
    'bad-record',
    'too-large',
    'unreadable',
    'not-a-file',
    'no-record',
];
/** Rules about the file, decided before or after its bytes are read. */
export const FILE_RULES = {
    'record-missing': {
        status: 'no-record',
        says: 'there is a file, and no link in its place that leads nowhere',
    },
    'not-a-file': { status: 'not-a-file', says: 'it is a regular file in real directories' },
    'linked-path': { status: 'unreadable', says: 'no part of the path is a symbolic link' },
    'path-replaced': { status: 'unreadable', says: 'the path leads to the same file before and after' },
    'no-read-permission': { status: 'unreadable', says: 'somebody may read it' },
    'cannot-open': { status: 'unreadable', says: 'it can be opened' },
    'cannot-read': { status: 'unreadable', says: 'it can be read to its end' },
    'file-changed': { status: 'unreadable', says: 'its size, mode and times are the same before and after' },
    'record-too-large': { status: 'too-large', says: 'it holds at most 1,048,576 bytes' },
};
/** Rules about the bytes, decided before any event is looked at. */
export const FRAMING_RULES = {
    'too-many-segments': {
        status: 'too-large',
        says: 'it holds at most 10,000 segments, an unterminated one counted',
    },
    'not-utf8': { status: 'bad-record', says: 'every segment is UTF-8, an unterminated one too' },
    'not-json': { status: 'invalid', says: 'every line is strict JSON; a blank line is none' },
    'not-an-object': { status: 'invalid', says: 'every line is an object' },
    'unsupported-shape': { status: 'bad-version', says: 'the first line names record shape 1' },
    'bytes-after-end': { status: 'invalid', says: 'no byte follows the line of run_end' },
};
/** Rules about the story that the events tell. Whoever breaks one makes the record invalid. */
export const STORY_RULES = {
    'shape-required': 'run_start names record shape 1',
    'run-name': 'run_start names the directory that encloses the record',
    'unknown-event': 'the event is one of the inventory',
    'unusable-timestamp': 'ts is a string that parses as an instant',
    'access-policy': 'an access policy of older writers lists paths under read, write, edit, bash',
    'denied-tool': 'a tool_denied of older writers names its tool and its boundary',
    'ended-twice': 'there is one run_end',
    'content-after-end': 'nothing follows run_end',
    'run-start-first': 'the first event is run_start',
    'run-start-again': 'there is one run_start',
    'unusable-identity': 'stage is a name, retry a whole number from 1, repeat the same or absent',
    'stage-started-twice': 'an attempt that is open is not started again',
    'stage-restarted': 'an attempt that was closed is not started again',
    'end-without-start': 'an attempt ends only while it is open',
    'outside-attempt': 'work stands only inside an open attempt',
    'unknown-cause': 'the cause is one of the eight words',
    'unusable-exit': 'the exit is a whole number from 0',
    'cause-exit-pair': 'the exit belongs to the cause',
    'signal-exit-differs': 'everything that a signal ended carries the exit of one and the same signal',
    'fanout-repeated': 'a fan-out starts once',
    'item-outside-fanout': 'the call of a fan-out item stands inside its open fan-out',
    'fanout-end-without-start': 'a fan-out ends only while it is open',
    'container-ended-twice': 'a loop or a parallel ends once for each identity',
    'second-signal': 'there is at most one outside signal',
    'unknown-signal': 'a signal is 1 SIGHUP, 2 SIGINT or 15 SIGTERM',
    'signal-differs': 'the signal is the one that earlier endings carry',
    'signal-not-recorded': 'a run ends by signal only when the signal is on record',
    'signal-still-expected': 'a signal that earlier endings carry is on record before run_end',
    'signal-not-followed': 'after a recorded signal the run ends by it',
    'work-left-open': 'a run ends with open work only by signal, fault or a machinery timeout',
};
/** The exit code of `bot-record check` for each status. */
export const CHECK_EXITS = {
    valid: 0,
    incomplete: 1,
    'no-record': 1,
    unreadable: 4,
    'not-a-file': 4,
    invalid: 5,
    'bad-version': 5,
    'bad-record': 5,
    'too-large': 5,
};
/** Rules that nothing can be said about when a record comes through a pipe. */
export const FILE_ONLY_RULES = [
    'linked-path',
    'not-a-file',
    'path-replaced',
    'file-changed',
];
//# sourceMappingURL=rules.js.map