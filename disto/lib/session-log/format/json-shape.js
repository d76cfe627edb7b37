// What a reader wants of a JSON text, said as data: the shapes that `pick` walks by.
// The type of what is picked is inferred from the shape.
//
// A shape says for each type of JSON value what is made of one: an action. So a
// walk looks at the first byte of a value and knows.
export { decodeText, RawValue } from './raw-value.js';
/** The types of JSON values, as places in {@link Shape.actions}. */
export const ValueType = { string: 0, number: 1, boolean: 2, object: 3, list: 4, null: 5 };
const VALUE_TYPES = 6;
/** A shape by value types. */
export class Shape {
    actions;
    constructor(actions) {
        this.actions = actions;
    }
}
/** The shape of a member that depends on the string that stands under `tag` beside it. */
export class TaggedShape {
    tag;
    shapes;
    constructor(tag, shapes) {
        this.tag = tag;
        this.shapes = shapes;
    }
}
const ABSENT = { kind: 'skip', isMismatch: false };
const MISMATCH = { kind: 'skip', isMismatch: true };
/** A shape that takes values of some types; a null is an absent value, any other type a mismatch. */
function shapeOf(actions) {
    const all = new Array(VALUE_TYPES).fill(MISMATCH);
    all[ValueType.null] = ABSENT;
    for (const [type, action] of Object.entries(actions))
        all[ValueType[type]] = action;
    return new Shape(all);
}
const RAW = { kind: 'raw' };
const allButNull = { string: RAW, number: RAW, boolean: RAW, object: RAW, list: RAW };
/** A string, decoded. */
export const string = shapeOf({ string: { kind: 'string' } });
export const boolean = shapeOf({ boolean: { kind: 'boolean' } });
/** A number as JavaScript holds it. */
export const number = shapeOf({ number: { kind: 'number' } });
/** Any value but null, kept as bytes. */
export const raw = shapeOf(allButNull);
/** Any value, null included, kept as bytes. */
export const any = shapeOf({ ...allButNull, null: RAW });
/** A string that may be large, kept as bytes. */
export const rawString = shapeOf({ string: RAW });
export function object(members) {
    const matchers = [];
    for (const [name, shape] of Object.entries(members)) {
        const key = Buffer.from(name);
        const sameLength = matchers[key.length] ?? [];
        sameLength.push({ name, key, shape });
        matchers[key.length] = sameLength;
    }
    return shapeOf({ object: { kind: 'object', matchers, make: makerOf(Object.keys(members)) } });
}
/** A function that makes an object with these members. An object literal of its own is made many times as fast as a copy of a template. */
function makerOf(names) {
    const members = names.map((name) => `${JSON.stringify(name)}: undefined`);
    return new Function(`return { ${members.join(', ')} };`);
}
/** A list; an element of another type than the shape says is undefined in it, and a mismatch. */
export function list(element) {
    return shapeOf({ list: { kind: 'list', element } });
}
/** The first shape that the value's type fits; a value that fits none is absent. */
export function oneOf(...shapes) {
    const actions = Array.from({ length: VALUE_TYPES }, (_, type) => {
        const fitting = shapes
            .map((shape) => shape.actions[type])
            .find((action) => action.kind !== 'skip');
        return type === ValueType.null ? ABSENT : (fitting ?? ABSENT);
    });
    return new Shape(actions);
}
/** A value that is picked in full or, when anything inside it mismatches, is absent. */
export function part(inner) {
    return new Shape(inner.actions.map((action) => (action.kind === 'skip' ? ABSENT : { kind: 'part', inner: action })));
}
/** A member whose shape depends on the string that stands under `tag` beside it; absent for a tag without one. */
export function byTag(tag, shapes) {
    return new TaggedShape(tag, new Map(Object.entries(shapes)));
}
//# sourceMappingURL=json-shape.js.map