// Reading one fact out of a line, as strictly as its use demands.
import { BrokenFact, NothingFound } from '../format/refusals.js';
/**
 * The members of a line, checked by a schema that covers what the caller is about to rely on.
 *
 * @throws BrokenFact `fact-malformed`, with the line
 */
export function requireFact(schema, event) {
    const checked = schema.safeParse(event.fields);
    if (checked.success)
        return checked.data;
    const issue = checked.error.issues[0];
    const where = [event.fields.event, ...(issue?.path ?? [])].join('.');
    throw new BrokenFact('fact-malformed', `${where} cannot be relied on: ${issue?.message}`, event.number);
}
/** The first line of a run. @throws NothingFound `run-unborn` for an empty record */
export function requireRunStart(run) {
    const [start] = run.reading.events;
    if (start === undefined) {
        throw new NothingFound('run-unborn', 'the record is empty: no run_start was written yet');
    }
    return start;
}
/** The last line of a run, when it is run_end. */
export function findRunEnd(run) {
    const last = run.reading.events.at(-1);
    return last?.fields.event === 'run_end' ? last : undefined;
}
//# sourceMappingURL=facts.js.map