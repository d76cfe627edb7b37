/** The transition table: what is asked of each event, and what it changes. */
export declare function writeTransitionTable(): string;
/** What each question asks, and the rules that a no breaks. */
export declare function writeCheckTable(): string;
/** What each change does. */
export declare function writeEffectTable(): string;
/** Every rule by its code: what holds while it is kept, the status and the exit of `check` when it is broken. */
export declare function writeRuleTable(): string;
/** Every rule of the writing order by its code. */
export declare function writeOrderRuleTable(): string;
/** Which rules of the writing order are asked of which event. */
export declare function writeOrderTable(): string;
//# sourceMappingURL=law-tables.d.ts.map