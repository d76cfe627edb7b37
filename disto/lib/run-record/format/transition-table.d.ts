import type { EventName } from './events.js';
import type { TOOL_DENIED } from './historical-events.js';
/** What can be asked of a story before an event joins it, and the rules that a no breaks. */
export declare const STORY_CHECKS: {
    readonly 'names-shape': {
        readonly asks: 'record is 1';
        readonly rules: readonly ["shape-required"];
    };
    readonly 'names-directory': {
        readonly asks: 'run is the name of the directory';
        readonly rules: readonly ["run-name"];
    };
    readonly 'is-known': {
        readonly asks: 'the event is in the inventory';
        readonly rules: readonly ["unknown-event"];
    };
    readonly 'has-instant': {
        readonly asks: 'ts parses';
        readonly rules: readonly ["unusable-timestamp"];
    };
    readonly 'reads-as-before': {
        readonly asks: 'historical members are sound';
        readonly rules: readonly ["access-policy", "denied-tool"];
    };
    readonly 'precedes-end': {
        readonly asks: 'the run has not ended';
        readonly rules: readonly ["ended-twice", "content-after-end"];
    };
    readonly 'begins-with-start': {
        readonly asks: 'run_start is the first event and no other';
        readonly rules: readonly ["run-start-first", "run-start-again"];
    };
    readonly 'has-identity': {
        readonly asks: 'the identity is usable';
        readonly rules: readonly ["unusable-identity"];
    };
    readonly 'attempt-is-new': {
        readonly asks: 'the attempt was never started';
        readonly rules: readonly ["stage-started-twice", "stage-restarted"];
    };
    readonly 'attempt-can-end': {
        readonly asks: 'the attempt is open';
        readonly rules: readonly ["end-without-start"];
    };
    readonly 'attempt-is-open': {
        readonly asks: 'the attempt is open';
        readonly rules: readonly ["outside-attempt"];
    };
    readonly 'fanout-is-new': {
        readonly asks: 'the fan-out was never started';
        readonly rules: readonly ["fanout-repeated"];
    };
    readonly 'fanout-is-open': {
        readonly asks: 'the fan-out is open';
        readonly rules: readonly ["item-outside-fanout"];
    };
    readonly 'fanout-can-end': {
        readonly asks: 'the fan-out is open';
        readonly rules: readonly ["fanout-end-without-start"];
    };
    readonly 'container-is-new': {
        readonly asks: 'the container has not ended';
        readonly rules: readonly ["container-ended-twice"];
    };
    readonly 'ending-is-lawful': {
        readonly asks: 'each ending that it carries is a lawful pair; those by signal agree with the signal';
        readonly rules: readonly ["unknown-cause", "unusable-exit", "cause-exit-pair", "signal-exit-differs"];
    };
    readonly 'pair-is-lawful': {
        readonly asks: 'cause and exit are a lawful pair';
        readonly rules: readonly ["unknown-cause", "unusable-exit", "cause-exit-pair"];
    };
    readonly 'signal-is-first': {
        readonly asks: 'no signal is on record';
        readonly rules: readonly ["second-signal"];
    };
    readonly 'signal-is-known': {
        readonly asks: 'number and name are a handled signal';
        readonly rules: readonly ["unknown-signal"];
    };
    readonly 'signal-is-expected': {
        readonly asks: 'earlier endings by signal carry the same';
        readonly rules: readonly ["signal-differs"];
    };
    readonly 'signal-is-settled': {
        readonly asks: 'an ending by signal, here or earlier, has its signal on record, and a signal on record ends the run';
        readonly rules: readonly ["signal-not-recorded", "signal-still-expected", "signal-not-followed"];
    };
    readonly 'work-is-settled': {
        readonly asks: 'nothing is open, unless the run ends by signal, fault/2 or timeout/2';
        readonly rules: readonly ["work-left-open"];
    };
};
export type StoryCheck = keyof typeof STORY_CHECKS;
/** What an event can change in a story. */
export declare const STORY_EFFECTS: {
    readonly 'open-attempt': 'opens the attempt and closes the open ones of the same stage and repeat with a smaller retry';
    readonly 'close-attempt': 'closes the attempt';
    readonly 'open-fanout': 'opens the fan-out';
    readonly 'close-fanout': 'closes the fan-out for good';
    readonly 'end-container': 'ends the container';
    readonly 'expect-signal': 'an ending by signal, with none on record, says which signal must come';
    readonly 'record-signal': 'puts the signal on record';
    readonly 'end-run': 'ends the run';
};
export type StoryEffect = keyof typeof STORY_EFFECTS;
/** A line may take one of several forms of the same event. */
export type EventForm = 'fan-out item';
export interface Transition {
    readonly event: EventName | typeof TOOL_DENIED;
    /** The row holds for lines of this form only; a row without it for all others. */
    readonly form?: EventForm;
    /** In the order in which they are asked, after those of {@link EVERY_EVENT}. */
    readonly checks: readonly StoryCheck[];
    readonly effects: readonly StoryEffect[];
}
/** Asked once, of a first event that is run_start, before anything else. */
export declare const OPENING: readonly StoryCheck[];
/** Asked of every event, before what its row asks. */
export declare const EVERY_EVENT: readonly StoryCheck[];
/** One row an event, in the order of the page's table; `tool_denied` is read and never written. */
export declare const TRANSITIONS: readonly Transition[];
//# sourceMappingURL=transition-table.d.ts.map