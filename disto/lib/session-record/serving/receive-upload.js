// Takes an upload into a slot: at most so many bytes, and all of them or none.
import { CodedError } from '../../stream/errors.js';
import { respondJson } from './respond.js';
/** An upload that is not taken. Codes: `too-large`, `empty-upload`, `upload-cut`. */
class UploadFault extends CodedError {
    status;
    constructor(status, code, message) {
        super(code, message);
        this.status = status;
    }
}
/** Stores the body of a request, whatever it holds. @returns 201, 400 or 413; a store that fails throws */
export async function receiveUpload(request, slot, store, maxBytes) {
    const declared = request.headers.get('content-length');
    const size = declared === null ? undefined : Number(declared);
    const faults = [];
    try {
        if (size !== undefined && size > maxBytes)
            throw tooLarge(maxBytes);
        const counted = { bytes: 0 };
        await store.put(slot, watched(request.body, maxBytes, counted, faults), size);
        return respondJson(201, { stored: slot.name, bytes: counted.bytes });
    }
    catch (error) {
        const fault = faults[0] ?? error;
        if (!(fault instanceof UploadFault))
            throw fault;
        // What is left of the body is not waited for.
        return respondJson(fault.status, { error: fault.code, message: fault.message }, { Connection: 'close' });
    }
}
/** The chunks of a body. A fault is noted as well as thrown: a store may wrap what it meets. */
async function* watched(body, maxBytes, counted, faults) {
    const fail = (fault) => {
        faults.push(fault);
        return fault;
    };
    try {
        for await (const chunk of body ?? []) {
            counted.bytes += chunk.length;
            if (counted.bytes > maxBytes)
                throw fail(tooLarge(maxBytes));
            yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
        }
    }
    catch (error) {
        throw error instanceof UploadFault
            ? error
            : fail(new UploadFault(400, 'upload-cut', 'the upload was cut short'));
    }
    if (counted.bytes === 0)
        throw fail(new UploadFault(400, 'empty-upload', 'the upload is empty'));
}
function tooLarge(maxBytes) {
    return new UploadFault(413, 'too-large', `an upload has at most ${maxBytes} bytes`);
}
//# sourceMappingURL=receive-upload.js.map