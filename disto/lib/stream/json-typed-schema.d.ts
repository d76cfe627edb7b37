import { z } from 'zod';
/** What is read at one place of a text. */
export type Node = 
/** `isFree`: any JSON, null included; otherwise a null is one, and no value of the kind asked for. */
{
    readonly kind: 'raw';
    readonly isFree: boolean;
} | {
    readonly kind: 'indices' | 'scalar';
} | {
    readonly kind: 'array';
    readonly element: Node;
} | {
    readonly kind: 'map';
    readonly element: Node;
} | ObjectNode | {
    readonly kind: 'tagged';
    readonly tag: string;
    readonly options: ReadonlyMap<string, ObjectNode>;
};
/** An object, its members by name. */
export interface ObjectNode {
    readonly kind: 'object';
    readonly members: ReadonlyMap<string, Node>;
}
/** The plan of a schema. */
export declare function compile(schema: z.ZodType): Node;
//# sourceMappingURL=json-typed-schema.d.ts.map