// Turns a zod schema into the plan that the typed reader walks a text by.

import { z } from 'zod';
import { indexList, RAW_SCHEMAS, rawJson } from './json-typed-values.js';

/** What is read at one place of a text. */
export type Node =
  /** `isFree`: any JSON, null included; otherwise a null is one, and no value of the kind asked for. */
  | { readonly kind: 'raw'; readonly isFree: boolean }
  | { readonly kind: 'indices' | 'scalar' }
  | { readonly kind: 'array'; readonly element: Node }
  | { readonly kind: 'map'; readonly element: Node }
  | ObjectNode
  | { readonly kind: 'tagged'; readonly tag: string; readonly options: ReadonlyMap<string, ObjectNode> };

/** An object, its members by name. */
export interface ObjectNode {
  readonly kind: 'object';
  readonly members: ReadonlyMap<string, Node>;
}

/** The plan of a schema. */
export function compile(schema: z.ZodType): Node {
  if (RAW_SCHEMAS.has(schema)) return { kind: 'raw', isFree: schema === rawJson };
  if (schema === indexList) return { kind: 'indices' };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return compile(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodArray) return { kind: 'array', element: compile(schema.element as z.ZodType) };
  if (schema instanceof z.ZodRecord) return { kind: 'map', element: compile(schema.valueType as z.ZodType) };
  if (schema instanceof z.ZodObject) return compileObject(schema);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const tag = schema.def.discriminator;
    const options = new Map<string, ObjectNode>();
    for (const option of schema.options as z.ZodObject[]) {
      const literal = option.shape[tag] as z.ZodLiteral<string>;
      options.set(literal.value, compileObject(option));
    }
    return { kind: 'tagged', tag, options };
  }
  return { kind: 'scalar' };
}

function compileObject(schema: z.ZodObject): ObjectNode {
  const entries = Object.entries(schema.shape).map(
    ([key, member]) => [key, compile(member as z.ZodType)] as const,
  );
  return { kind: 'object', members: new Map(entries) };
}
