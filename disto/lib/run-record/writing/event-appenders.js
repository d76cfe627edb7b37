// One typed function for each event: the types are those of the schemas.
import { EVENT_NAMES } from '../format/events.js';
/** The functions of a writer, by the names of the events. */
export function appendersOf(writer) {
    const appenders = EVENT_NAMES.filter((name) => name !== 'run_start').map((event) => {
        return [event, (fields) => writer.appendFields({ ...fields, event })];
    });
    return Object.fromEntries(appenders);
}
//# sourceMappingURL=event-appenders.js.map