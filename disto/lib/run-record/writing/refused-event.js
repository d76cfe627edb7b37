// Why a fact was not written. Nothing of it is in the record then.
import { CodedError } from '../../stream/errors.js';
/** A fact that the record must not hold. */
export class RefusedEvent extends CodedError {
    /** The stable code of the broken rule. */
    rule;
    /** @param line the number of the line that it would have been */
    constructor(code, rule, message, line) {
        super(code, message, { line });
        this.rule = rule;
    }
    toJSON() {
        return { ...super.toJSON(), rule: this.rule };
    }
}
//# sourceMappingURL=refused-event.js.map