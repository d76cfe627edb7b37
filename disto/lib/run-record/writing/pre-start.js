// Why a run was not started: an ordinary refusal, or a fault of one of the
// operations that come before the first line (run-record details, 3).
import { CodedError } from '../../stream/errors.js';
import { boundReason, preStartReason, toOneLine } from './bounded-reason.js';
/** What is done before a run exists, by the names that faults tell. */
export const PRE_START_OPERATIONS = [
    'run reservation',
    'assembly capture',
    'assembly reading',
    'model construction',
    'model validation',
    'assembly hashing',
    'continuation preparation',
    'runtime provenance',
    'run record start',
    'unborn cleanup',
];
/** An expected refusal: the assembly, its options or its models are not such that a run can begin. */
export class RunRefused extends CodedError {
    exit;
    endingCause;
    /** @param reason one line for the person who asked for the run */
    constructor(reason, ending = {}) {
        super('run-refused', reason);
        this.exit = ending.exit ?? 1;
        this.endingCause = ending.cause ?? 'refused';
    }
}
/** An operation before the start that failed. */
export class PreStartFault extends CodedError {
    operation;
    constructor(operation, cause) {
        super('pre-start-fault', preStartReason(operation, cause), { cause });
        this.operation = operation;
    }
}
/** Does a part of an operation; what it throws gets the operation's name, unless it has one or is a refusal. */
export async function during(operation, work) {
    try {
        return await work();
    }
    catch (trouble) {
        if (trouble instanceof PreStartFault || trouble instanceof RunRefused)
            throw trouble;
        throw new PreStartFault(operation, trouble);
    }
}
/** What a caller is told of a run that was not started. */
export function describeUnstarted(trouble) {
    const reason = boundReason(toOneLine(trouble instanceof Error ? trouble.message : String(trouble)));
    if (!(trouble instanceof RunRefused))
        return { status: 'unstarted', exit: 2, cause: 'fault', reason };
    return { status: 'unstarted', exit: trouble.exit, cause: trouble.endingCause, reason };
}
//# sourceMappingURL=pre-start.js.map