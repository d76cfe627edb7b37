// Turns a zod schema into the plan that the typed reader walks a text by.
import { z } from 'zod';
import { indexList, RAW_SCHEMAS, rawJson } from './json-typed-values.js';
/** The plan of a schema. */
export function compile(schema) {
    if (RAW_SCHEMAS.has(schema))
        return { kind: 'raw', isFree: schema === rawJson };
    if (schema === indexList)
        return { kind: 'indices' };
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
        return compile(schema.unwrap());
    }
    if (schema instanceof z.ZodArray)
        return { kind: 'array', element: compile(schema.element) };
    if (schema instanceof z.ZodRecord)
        return { kind: 'map', element: compile(schema.valueType) };
    if (schema instanceof z.ZodObject)
        return compileObject(schema);
    if (schema instanceof z.ZodDiscriminatedUnion) {
        const tag = schema.def.discriminator;
        const options = new Map();
        for (const option of schema.options) {
            const literal = option.shape[tag];
            options.set(literal.value, compileObject(option));
        }
        return { kind: 'tagged', tag, options };
    }
    return { kind: 'scalar' };
}
function compileObject(schema) {
    const entries = Object.entries(schema.shape).map(([key, member]) => [key, compile(member)]);
    return { kind: 'object', members: new Map(entries) };
}
//# sourceMappingURL=json-typed-schema.js.map