/** An event as a line spells it: its members stand in the order of a written line. */
export type ScenarioFact = Readonly<Record<string, unknown>>;
/** One trial of a writer. */
export interface Scenario {
    /** `group/what`, unique. */
    readonly name: string;
    /** Facts that are written, each as one line, in this order. */
    readonly written: readonly ScenarioFact[];
    /** The fact after them that must be refused; without one all is written. */
    readonly refused?: ScenarioFact | undefined;
    /** Facts that are handed over after the refused one: a record does not go on behind a hole. */
    readonly after?: readonly ScenarioFact[] | undefined;
}
/** The name of the run, and of the directory, in every scenario. */
export declare const SCENARIO_RUN = "2026-07-30T14-22-08-a3f9";
/** The record that a scenario must leave. */
export declare function expectedRecord({ written }: Scenario): Buffer;
/**
 * The facts as a writer gets them: one JSON object a line. Their members, and
 * those of the objects in them, stand backwards: the order of a line is the
 * writer's own doing.
 */
export declare function spellInput({ written, refused, after }: Scenario): string;
//# sourceMappingURL=scenario.d.ts.map