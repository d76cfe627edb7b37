// Checks pooled messages and toolsets: each id is a content address, is that of
// the stored body where it can be recomputed, and stands once in its pool.
//
// The id of a message that carried an image was made over the image's bytes,
// which no record keeps: such a message cannot be checked, and is counted.

import { canonicalBytes } from '../../stream/json-canonical.js';
import { typedReader } from '../../stream/json-typed.js';
import { contentAddress } from '../format/content-address.js';
import { pooledMessage, pooledToolset } from '../format/record.js';
import { DigestSet } from './digest-set.js';
import type { Findings } from './findings.js';
import type { StoredElement } from './session-record.js';

const readMessage = typedReader(pooledMessage);
const readToolset = typedReader(pooledToolset);

/** Checks one of the two addressed pools. Holds 16 bytes an element. */
export class BodyCheck {
  readonly #findings: Findings;
  readonly #list: 'messages' | 'toolsets';
  readonly #ids = new DigestSet();
  /** Bodies whose address cannot be recomputed. */
  unchecked = 0;

  constructor(list: 'messages' | 'toolsets', findings: Findings) {
    this.#list = list;
    this.#findings = findings;
  }

  admit({ bytes, number }: StoredElement): void {
    const place = { list: this.#list, element: number };
    try {
      const { id, body } = this.#read(bytes);
      if (!isAddress(id)) {
        this.#findings.add('bad-address', `"${id.slice(0, 64)}" is no content address`, place);
        return;
      }
      const first = this.#ids.add(id, number);
      if (first !== undefined)
        this.#findings.add('duplicate-id', `its id is that of ${this.#list}[${first}]`, place);
      this.#checkBody(id, body, place);
    } catch (error) {
      this.#findings.add('bad-element', `${this.#list}[${number}]: ${(error as Error).message}`, place);
    }
  }

  #read(bytes: Buffer): { id: string; body: Buffer } {
    if (this.#list === 'messages') {
      const { id, body } = readMessage(bytes).value;
      return { id, body: body.bytes };
    }
    const { id, tools } = readToolset(bytes).value;
    return { id, body: tools.bytes };
  }

  #checkBody(id: string, body: Buffer, place: { list: string; element: number }): void {
    const canonical = canonicalBytes(body);
    const mayHoldImage = this.#list === 'messages' && canonical.includes('"mediaType":');
    if (mayHoldImage && holdsImageBytes(canonical))
      this.#findings.add('image-bytes-stored', 'the bytes of an image are stored', place);
    if (contentAddress(canonical) === id) return;
    if (mayHoldImage) {
      this.unchecked += 1;
      return;
    }
    this.#findings.add('address-mismatch', `the stored body is not the one that ${id} was made of`, place);
  }
}

/** Whether a string is 32 lowercase hex digits. */
export function isAddress(id: string): boolean {
  return /^[0-9a-f]{32}$/.test(id);
}

function holdsImageBytes(body: Buffer): boolean {
  if (!body.includes('"dataBase64":"')) return false;
  return isImageWithBytes(JSON.parse(body.toString('utf8')));
}

function isImageWithBytes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { mediaType, dataBase64 } = value as Record<string, unknown>;
  if (mediaType !== undefined && typeof dataBase64 === 'string') return true;
  return Object.values(value).some(isImageWithBytes);
}
