// Takes an upload into a slot: at most so many bytes, and all of them or none.

import type { ReadableStream } from 'node:stream/web';
import { CodedError } from '../../stream/errors.js';
import { respondJson } from './respond.js';
import type { RunSlot } from './run-slot.js';
import type { RunStore } from './run-store.js';

/** An upload that is not taken. Codes: `too-large`, `empty-upload`, `upload-cut`. */
class UploadFault extends CodedError {
  constructor(
    readonly status: 400 | 413,
    code: 'too-large' | 'empty-upload' | 'upload-cut',
    message: string,
  ) {
    super(code, message);
  }
}

/** Stores the body of a request, whatever it holds. @returns 201, 400 or 413; a store that fails throws */
export async function receiveUpload(
  request: Request,
  slot: RunSlot,
  store: RunStore,
  maxBytes: number,
): Promise<Response> {
  const declared = request.headers.get('content-length');
  const size = declared === null ? undefined : Number(declared);
  const faults: UploadFault[] = [];
  try {
    if (size !== undefined && size > maxBytes) throw tooLarge(maxBytes);
    const counted = { bytes: 0 };
    await store.put(
      slot,
      watched(request.body as ReadableStream<Uint8Array> | null, maxBytes, counted, faults),
      size,
    );
    return respondJson(201, { stored: slot.name, bytes: counted.bytes });
  } catch (error) {
    const fault = faults[0] ?? error;
    if (!(fault instanceof UploadFault)) throw fault;
    // What is left of the body is not waited for.
    return respondJson(fault.status, { error: fault.code, message: fault.message }, { Connection: 'close' });
  }
}

/** The chunks of a body. A fault is noted as well as thrown: a store may wrap what it meets. */
async function* watched(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  counted: { bytes: number },
  faults: UploadFault[],
): AsyncGenerator<Buffer, void, void> {
  const fail = (fault: UploadFault): UploadFault => {
    faults.push(fault);
    return fault;
  };
  try {
    for await (const chunk of body ?? []) {
      counted.bytes += chunk.length;
      if (counted.bytes > maxBytes) throw fail(tooLarge(maxBytes));
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    }
  } catch (error) {
    throw error instanceof UploadFault
      ? error
      : fail(new UploadFault(400, 'upload-cut', 'the upload was cut short'));
  }
  if (counted.bytes === 0) throw fail(new UploadFault(400, 'empty-upload', 'the upload is empty'));
}

function tooLarge(maxBytes: number): UploadFault {
  return new UploadFault(413, 'too-large', `an upload has at most ${maxBytes} bytes`);
}
