// Stage: a report in, the same with the spans of its denied calls out. Holds
// nothing, never fails.
import { stage } from '../../stream/stage.js';
export function listDenials() {
    return stage((report, push) => {
        const denials = report.events.flatMap(({ event }, of) => event.type === 'tool_call' && event.status === 'denied' ? [{ of, value: event.span }] : []);
        push({ ...report, denials });
    });
}
//# sourceMappingURL=denials.js.map