// What a reader wants of a JSON text, said as data: the shapes that `pick` walks by.
// The type of what is picked is inferred from the shape.
//
// A shape says for each type of JSON value what is made of one: an action. So a
// walk looks at the first byte of a value and knows.

import type { RawValue } from './raw-value.js';

export { decodeText, RawValue } from './raw-value.js';

/** The types of JSON values, as places in {@link Shape.actions}. */
export const ValueType = { string: 0, number: 1, boolean: 2, object: 3, list: 4, null: 5 } as const;
const VALUE_TYPES = 6;

/** What is made of a value. */
export type Action =
  /** Nothing, `isMismatch` when the value should not be of this type. */
  | { readonly kind: 'skip'; readonly isMismatch: boolean }
  /** The value itself: a string, number or boolean. */
  | { readonly kind: 'string' | 'number' | 'boolean' }
  /** Its bytes. */
  | { readonly kind: 'raw' }
  | ObjectAction
  | { readonly kind: 'list'; readonly element: Shape }
  /** What `inner` makes of it; nothing when anything inside it mismatches. */
  | { readonly kind: 'part'; readonly inner: Action };

export interface ObjectAction {
  readonly kind: 'object';
  readonly matchers: Matchers;
  /** Makes what is picked, with every member undefined: so all of them have one layout. */
  readonly make: () => Record<string, unknown>;
}

/** A member of an object; keys are compared as bytes. */
export interface Matcher {
  readonly name: string;
  readonly key: Buffer;
  readonly shape: Shape | TaggedShape;
}

/** The members of an object by the length of their keys. */
export type Matchers = readonly (readonly Matcher[] | undefined)[];

/** A shape by value types. */
export class Shape {
  constructor(readonly actions: readonly Action[]) {}
}

/** The shape of a member that depends on the string that stands under `tag` beside it. */
export class TaggedShape {
  constructor(
    readonly tag: string,
    readonly shapes: ReadonlyMap<string, Shape>,
  ) {}
}

/** A shape and, for the type checker alone, what is picked by it. */
export type ShapeOf<T> = Shape & { readonly picks?: T };
type TaggedShapeOf<T> = TaggedShape & { readonly picks?: T };

/** What a shape picks. */
export type Picked<S> = S extends { readonly picks?: infer T } ? Exclude<T, undefined> : never;

type Members<T = Shape> = Readonly<Record<string, T>>;
type PickedMembers<M> = { [K in keyof M]?: Picked<M[K]> | undefined };
type Merged<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

const ABSENT: Action = { kind: 'skip', isMismatch: false };
const MISMATCH: Action = { kind: 'skip', isMismatch: true };

/** A shape that takes values of some types; a null is an absent value, any other type a mismatch. */
function shapeOf(actions: Partial<Record<keyof typeof ValueType, Action>>): Shape {
  const all = new Array<Action>(VALUE_TYPES).fill(MISMATCH);
  all[ValueType.null] = ABSENT;
  for (const [type, action] of Object.entries(actions))
    all[ValueType[type as keyof typeof ValueType]] = action;
  return new Shape(all);
}

const RAW: Action = { kind: 'raw' };
const allButNull = { string: RAW, number: RAW, boolean: RAW, object: RAW, list: RAW };

/** A string, decoded. */
export const string: ShapeOf<string> = shapeOf({ string: { kind: 'string' } });
export const boolean: ShapeOf<boolean> = shapeOf({ boolean: { kind: 'boolean' } });
/** A number as JavaScript holds it. */
export const number: ShapeOf<number> = shapeOf({ number: { kind: 'number' } });
/** Any value but null, kept as bytes. */
export const raw: ShapeOf<RawValue> = shapeOf(allButNull);
/** Any value, null included, kept as bytes. */
export const any: ShapeOf<RawValue> = shapeOf({ ...allButNull, null: RAW });
/** A string that may be large, kept as bytes. */
export const rawString: ShapeOf<RawValue> = shapeOf({ string: RAW });

export function object<M extends Members<Shape | TaggedShape>>(members: M): ShapeOf<PickedMembers<M>> {
  const matchers: Matcher[][] = [];
  for (const [name, shape] of Object.entries(members)) {
    const key = Buffer.from(name);
    const sameLength = matchers[key.length] ?? [];
    sameLength.push({ name, key, shape });
    matchers[key.length] = sameLength;
  }
  return shapeOf({ object: { kind: 'object', matchers, make: makerOf(Object.keys(members)) } });
}

/** A function that makes an object with these members. An object literal of its own is made many times as fast as a copy of a template. */
function makerOf(names: readonly string[]): () => Record<string, unknown> {
  const members = names.map((name) => `${JSON.stringify(name)}: undefined`);
  return new Function(`return { ${members.join(', ')} };`) as () => Record<string, unknown>;
}

/** A list; an element of another type than the shape says is undefined in it, and a mismatch. */
export function list<S extends Shape>(element: S): ShapeOf<(Picked<S> | undefined)[]> {
  return shapeOf({ list: { kind: 'list', element } });
}

/** The first shape that the value's type fits; a value that fits none is absent. */
export function oneOf<S extends readonly Shape[]>(...shapes: S): ShapeOf<Picked<S[number]>> {
  const actions = Array.from({ length: VALUE_TYPES }, (_, type) => {
    const fitting = shapes
      .map((shape) => shape.actions[type] as Action)
      .find((action) => action.kind !== 'skip');
    return type === ValueType.null ? ABSENT : (fitting ?? ABSENT);
  });
  return new Shape(actions);
}

/** A value that is picked in full or, when anything inside it mismatches, is absent. */
export function part<S extends Shape>(inner: S): ShapeOf<Picked<S>> {
  return new Shape(
    inner.actions.map(
      (action): Action => (action.kind === 'skip' ? ABSENT : { kind: 'part', inner: action }),
    ),
  );
}

/** A member whose shape depends on the string that stands under `tag` beside it; absent for a tag without one. */
export function byTag<R extends Members>(tag: string, shapes: R): TaggedShapeOf<Merged<Picked<R[keyof R]>>> {
  return new TaggedShape(tag, new Map(Object.entries(shapes)));
}
