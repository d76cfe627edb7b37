import { CodedError } from '../../stream/errors.js';
/** A call of a tool that is not carried out. `code` is the body's `error`. */
export class ToolError extends CodedError {
    details;
    constructor(code, message, details = []) {
        super(code, message);
        this.details = details;
    }
    static forArguments(details) {
        return new ToolError('validation_error', 'the arguments are not valid', details);
    }
}
export function detail(code, argument, message) {
    return { code, pointer: `?${argument}`, message };
}
//# sourceMappingURL=tool-error.js.map