import { MachineryError } from '../../stream/errors.js';
/** Waits for one call of the file system; its failure becomes a MachineryError `cannot-<verb>`. */
export async function orMachinery(verb, path, call) {
    try {
        return await call;
    }
    catch (cause) {
        throw MachineryError.from(verb, path, cause);
    }
}
//# sourceMappingURL=or-machinery.js.map