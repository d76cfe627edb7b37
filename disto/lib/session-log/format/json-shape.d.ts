import type { RawValue } from './raw-value.js';
export { decodeText, RawValue } from './raw-value.js';
/** The types of JSON values, as places in {@link Shape.actions}. */
export declare const ValueType: {
    readonly string: 0;
    readonly number: 1;
    readonly boolean: 2;
    readonly object: 3;
    readonly list: 4;
    readonly null: 5;
};
/** What is made of a value. */
export type Action = 
/** Nothing, `isMismatch` when the value should not be of this type. */
{
    readonly kind: 'skip';
    readonly isMismatch: boolean;
}
/** The value itself: a string, number or boolean. */
 | {
    readonly kind: 'string' | 'number' | 'boolean';
}
/** Its bytes. */
 | {
    readonly kind: 'raw';
} | ObjectAction | {
    readonly kind: 'list';
    readonly element: Shape;
}
/** What `inner` makes of it; nothing when anything inside it mismatches. */
 | {
    readonly kind: 'part';
    readonly inner: Action;
};
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
export declare class Shape {
    readonly actions: readonly Action[];
    constructor(actions: readonly Action[]);
}
/** The shape of a member that depends on the string that stands under `tag` beside it. */
export declare class TaggedShape {
    readonly tag: string;
    readonly shapes: ReadonlyMap<string, Shape>;
    constructor(tag: string, shapes: ReadonlyMap<string, Shape>);
}
/** A shape and, for the type checker alone, what is picked by it. */
export type ShapeOf<T> = Shape & {
    readonly picks?: T;
};
type TaggedShapeOf<T> = TaggedShape & {
    readonly picks?: T;
};
/** What a shape picks. */
export type Picked<S> = S extends {
    readonly picks?: infer T;
} ? Exclude<T, undefined> : never;
type Members<T = Shape> = Readonly<Record<string, T>>;
type PickedMembers<M> = {
    [K in keyof M]?: Picked<M[K]> | undefined;
};
type Merged<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
/** A string, decoded. */
export declare const string: ShapeOf<string>;
export declare const boolean: ShapeOf<boolean>;
/** A number as JavaScript holds it. */
export declare const number: ShapeOf<number>;
/** Any value but null, kept as bytes. */
export declare const raw: ShapeOf<RawValue>;
/** Any value, null included, kept as bytes. */
export declare const any: ShapeOf<RawValue>;
/** A string that may be large, kept as bytes. */
export declare const rawString: ShapeOf<RawValue>;
export declare function object<M extends Members<Shape | TaggedShape>>(members: M): ShapeOf<PickedMembers<M>>;
/** A list; an element of another type than the shape says is undefined in it, and a mismatch. */
export declare function list<S extends Shape>(element: S): ShapeOf<(Picked<S> | undefined)[]>;
/** The first shape that the value's type fits; a value that fits none is absent. */
export declare function oneOf<S extends readonly Shape[]>(...shapes: S): ShapeOf<Picked<S[number]>>;
/** A value that is picked in full or, when anything inside it mismatches, is absent. */
export declare function part<S extends Shape>(inner: S): ShapeOf<Picked<S>>;
/** A member whose shape depends on the string that stands under `tag` beside it; absent for a tag without one. */
export declare function byTag<R extends Members>(tag: string, shapes: R): TaggedShapeOf<Merged<Picked<R[keyof R]>>>;
//# sourceMappingURL=json-shape.d.ts.map