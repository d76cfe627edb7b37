// Stage: lines of JSON in, facts out.
//
// Holds nothing. Fails with `fact-malformed` at the first line that is no JSON
// object, and at an input that does not end with a line feed: a fact that was
// cut off is none.
import { CodedError } from '../../stream/errors.js';
import { stage } from '../../stream/stage.js';
import { parseLine } from '../reading/parse-lines.js';
/** Makes the stage. */
export function parseFacts() {
    return stage((segment, push) => {
        const { number: line, offset } = segment;
        const parsed = segment.kind === 'line' ? parseLine(segment) : segment;
        if (parsed.kind === 'event')
            return push(parsed.fields);
        const what = parsed.kind === 'torn' ? 'unterminated' : parsed.rule;
        throw new CodedError('fact-malformed', `line ${line} is no fact: ${what}`, { line, offset });
    });
}
//# sourceMappingURL=parse-facts.js.map