// What a reader wants of a JSON text, said as data: the shapes that `pick` walks by.
// The type of what is picked is inferred from the shape.

import { decodeString } from '../../stream/json-scan.js';

const QUOTE = 0x22;
const LETTER_N = 0x6e;

/** A value that stays bytes: a view of the text that it was picked from. */
export class RawValue {
  constructor(readonly bytes: Buffer) {}

  get isString(): boolean {
    return this.bytes[0] === QUOTE;
  }

  get isNull(): boolean {
    return this.bytes[0] === LETTER_N;
  }

  /** The text of a string value. */
  decode(): string {
    return decodeText(this.bytes, 0, this.bytes.length);
  }
}

/** A member of an object shape; keys are compared as bytes. */
export interface Matcher {
  readonly name: string;
  readonly key: Buffer;
  readonly shape: Shape;
}

/** The members of an object shape by the length of their keys. */
export type Matchers = readonly (readonly Matcher[] | undefined)[];

export type Shape =
  | { readonly kind: 'string' | 'boolean' | 'number' | 'raw' | 'rawString' | 'any' }
  | { readonly kind: 'object'; readonly matchers: Matchers; readonly empty: Members<undefined> }
  | { readonly kind: 'list'; readonly element: Shape }
  | { readonly kind: 'oneOf'; readonly shapes: readonly Shape[] }
  | { readonly kind: 'part'; readonly inner: Shape }
  | { readonly kind: 'byTag'; readonly tag: string; readonly shapes: Readonly<Record<string, Shape>> };

/** A shape and, for the type checker alone, what is picked by it. */
export type ShapeOf<T> = Shape & { readonly picks?: T };

/** What a shape picks. */
export type Picked<S> = S extends { readonly picks?: infer T } ? Exclude<T, undefined> : never;

type Members<T = Shape> = Readonly<Record<string, T>>;
type PickedMembers<M extends Members> = { [K in keyof M]?: Picked<M[K]> | undefined };
type Merged<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

/** A string, decoded. */
export const string: ShapeOf<string> = { kind: 'string' };
export const boolean: ShapeOf<boolean> = { kind: 'boolean' };
/** A number as JavaScript holds it. */
export const number: ShapeOf<number> = { kind: 'number' };
/** Any value but null, kept as bytes. */
export const raw: ShapeOf<RawValue> = { kind: 'raw' };
/** Any value, null included, kept as bytes. */
export const any: ShapeOf<RawValue> = { kind: 'any' };
/** A string that may be large, kept as bytes. */
export const rawString: ShapeOf<RawValue> = { kind: 'rawString' };

export function object<M extends Members>(members: M): ShapeOf<PickedMembers<M>> {
  const matchers: Matcher[][] = [];
  for (const [name, shape] of Object.entries(members)) {
    const key = Buffer.from(name);
    const sameLength = matchers[key.length] ?? [];
    sameLength.push({ name, key, shape });
    matchers[key.length] = sameLength;
  }
  // Every object that is picked by the shape begins as this one, so that all of them have one layout.
  const empty = Object.fromEntries(Object.keys(members).map((name) => [name, undefined]));
  return { kind: 'object', matchers, empty };
}

/** A list; an element of another type than the shape says is undefined in it, and a mismatch. */
export function list<S extends Shape>(element: S): ShapeOf<(Picked<S> | undefined)[]> {
  return { kind: 'list', element };
}

/** The first shape that the value's type fits; a value that fits none is absent. */
export function oneOf<S extends readonly Shape[]>(...shapes: S): ShapeOf<Picked<S[number]>> {
  return { kind: 'oneOf', shapes };
}

/** A value that is picked in full or, when anything inside it mismatches, is absent. */
export function part<S extends Shape>(inner: S): ShapeOf<Picked<S>> {
  return { kind: 'part', inner };
}

/** A member whose shape depends on the string that stands under `tag` beside it; absent for a tag without one. */
export function byTag<R extends Members>(tag: string, shapes: R): ShapeOf<Merged<Picked<R[keyof R]>>> {
  return { kind: 'byTag', tag, shapes: Object.assign(Object.create(null) as R, shapes) };
}

/** With the u flag a pair is one character, so that only a surrogate without its other half matches. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The text of a string token, quotes included in the range. A lone surrogate, which only an escape can write, becomes U+FFFD. */
export function decodeText(bytes: Buffer, start: number, stop: number): string {
  const text = decodeString(bytes, start, stop);
  // An escape is longer than what it stands for; without one there is nothing to look for.
  const isPlain = Buffer.byteLength(text) === stop - start - 2;
  return isPlain ? text : text.replace(LONE_SURROGATE, '\ufffd');
}
