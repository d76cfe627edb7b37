// Inflates into a buffer of the caller's, as much as fits into it.
//
// Node's own streams take a new buffer for every chunk that they put out, and a
// stream that waits for a slow reader keeps one: 200 of them were 150 MB of
// buffers, most of them dead. Node offers no other way in public; this one calls
// the engine behind its stream, as several libraries do, for which Node keeps
// the names. Where they are missing there is no such inflater.

import { constants, createInflateRaw, type InflateRaw } from 'node:zlib';

/** The engine, as far as it is used here. */
interface Engine {
  /** What it could not do: bytes that are no deflate stream, or too few of them. */
  onerror: (message: string, errno: number, code: string) => void;
  writeSync(
    flush: number,
    input: Buffer,
    inputAt: number,
    inputLength: number,
    output: Buffer,
    outputAt: number,
    outputLength: number,
  ): void;
}

/** Node's names for the engine and for what it leaves: free bytes of the output, unread bytes of the input. */
interface EngineOwner {
  readonly _handle?: Partial<Engine>;
  readonly _writeState?: Uint32Array;
}

/** How far one step got, in bytes. */
export interface Inflated {
  readonly consumed: number;
  readonly produced: number;
}

/** Smallest there is: the stream's own buffer is never used. */
const UNUSED = { chunkSize: constants.Z_MIN_CHUNK };

export class PageInflater {
  readonly #stream: InflateRaw;
  readonly #engine: Engine;
  readonly #left: Uint32Array;
  #failure: NodeJS.ErrnoException | undefined;

  private constructor(stream: InflateRaw, engine: Engine, left: Uint32Array) {
    this.#stream = stream;
    this.#engine = engine;
    this.#left = left;
    engine.onerror = (message, errno, code) => {
      this.#failure = Object.assign(new Error(message), { errno, code });
    };
  }

  /** @returns null when this Node.js has no engine of the known shape */
  static create(stream: InflateRaw = createInflateRaw(UNUSED)): PageInflater | null {
    const { _handle: engine, _writeState: left } = stream as EngineOwner;
    if (typeof engine?.writeSync === 'function' && left instanceof Uint32Array && left.length === 2)
      return new PageInflater(stream, engine as Engine, left);
    stream.close();
    return null;
  }

  /**
   * Inflates from `input` into `page` until one of them is used up or the deflate stream ends.
   *
   * @param isLast nothing follows `input`
   * @throws Node's error of zlib, `Z_DATA_ERROR` and others; `Z_BUF_ERROR` when the stream goes on behind the last input
   */
  inflate(input: Buffer, isLast: boolean, page: Buffer): Inflated {
    const flush = isLast ? constants.Z_FINISH : constants.Z_NO_FLUSH;
    this.#engine.writeSync(flush, input, 0, input.length, page, 0, page.length);
    if (this.#failure !== undefined) throw this.#failure;
    const [free, unread] = this.#left as unknown as [number, number];
    return { consumed: input.length - unread, produced: page.length - free };
  }

  /** Frees the engine's memory, 40 KB of it. */
  close(): void {
    this.#stream.close();
  }
}
