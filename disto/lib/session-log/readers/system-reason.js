import { getSystemErrorMap } from 'node:util';
import { systemErrorCode } from '../../stream/errors.js';
/** What the operating system says about a failure, without the path: `permission denied`. */
export function systemReason(failure) {
    const code = systemErrorCode(failure);
    if (code === undefined)
        return failure instanceof Error ? failure.message : String(failure);
    const { errno } = failure;
    return (errno === undefined ? undefined : getSystemErrorMap().get(errno)?.[1]) ?? code;
}
//# sourceMappingURL=system-reason.js.map