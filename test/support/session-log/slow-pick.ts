// What `pick` should give, the slow way: the text is proved by JSON.parse, taken
// apart by a plain parser that keeps members which stand twice, and then walked by the shape.

import {
  type Action,
  RawValue,
  type Shape,
  TaggedShape,
} from '../../../lib/session-log/format/json-shape.js';

type Tree =
  | { readonly type: 'object'; readonly members: readonly (readonly [string, Tree])[]; readonly text: string }
  | { readonly type: 'list'; readonly elements: readonly Tree[]; readonly text: string }
  | { readonly type: 'string' | 'number' | 'boolean' | 'null'; readonly text: string };

const TYPES = ['string', 'number', 'boolean', 'object', 'list', 'null'];
const MAX_NESTING = 512;

/** `'not-json'`, or what is picked; raw values are given as the text that they stand for. */
export function slowPick(bytes: Buffer, shape: Shape): unknown {
  const text = bytes.toString('utf8');
  let tree: Tree;
  try {
    JSON.parse(text);
    tree = parse(text);
  } catch {
    return 'not-json';
  }
  const mismatches = { count: 0 };
  const value = read(shape, tree, mismatches);
  return mismatches.count === 0 ? value : undefined;
}

/** What `pick` gave, in the form of {@link slowPick}. */
export function plainly(value: unknown): unknown {
  if (value instanceof RawValue) return { raw: value.bytes.toString('utf8') };
  if (Array.isArray(value)) return value.map(plainly);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plainly(member)]));
}

function read(shape: Shape, tree: Tree, mismatches: { count: number }): unknown {
  return act(shape.actions[TYPES.indexOf(tree.type)] as Action, tree, mismatches);
}

function act(action: Action, tree: Tree, mismatches: { count: number }): unknown {
  switch (action.kind) {
    case 'skip':
      mismatches.count += action.isMismatch ? 1 : 0;
      return undefined;
    case 'raw':
      return { raw: tree.text };
    case 'string':
      return (JSON.parse(tree.text) as string).toWellFormed();
    case 'number':
    case 'boolean':
      return JSON.parse(tree.text);
    case 'list':
      return (tree as Tree & { type: 'list' }).elements.map((one) => read(action.element, one, mismatches));
    case 'part': {
      const inside = { count: 0 };
      const value = act(action.inner, tree, inside);
      return inside.count === 0 ? value : undefined;
    }
    case 'object':
      return readMembers(action, tree as Tree & { type: 'object' }, mismatches);
  }
}

function readMembers(
  action: Action & { kind: 'object' },
  tree: Tree & { type: 'object' },
  mismatches: { count: number },
): Record<string, unknown> {
  const all = action.matchers.flatMap((sameLength) => sameLength ?? []);
  const value: Record<string, unknown> = Object.fromEntries(all.map(({ name }) => [name, undefined]));
  const early: (() => void)[] = [];
  for (const [name, member] of tree.members) {
    const shape = all.find((matcher) => matcher.name === name)?.shape;
    if (shape === undefined) continue;
    if (!(shape instanceof TaggedShape)) {
      value[name] = read(shape, member, mismatches) ?? value[name];
      continue;
    }
    const shapeNow = (): Shape | undefined => shape.shapes.get(value[shape.tag] as string);
    const now = shapeNow();
    if (now !== undefined) value[name] = read(now, member, mismatches) ?? value[name];
    else
      early.push(() => {
        const later = shapeNow();
        if (later !== undefined) value[name] = read(later, member, mismatches);
      });
  }
  for (const readLate of early) readLate();
  return value;
}

/** Takes apart a text that JSON.parse took. */
function parse(text: string): Tree {
  let at = 0;
  const skipWhite = (): void => {
    while (/[ \t\r\n]/.test(text.charAt(at))) at += 1;
  };
  const token = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  };
  const parseString = (): string => token(/"(?:[^"\\]|\\.)*"/y);
  const list = <T>(close: string, element: () => T): T[] => {
    const elements: T[] = [];
    at += 1;
    skipWhite();
    while (text.charAt(at) !== close) {
      elements.push(element());
      skipWhite();
      if (text.charAt(at) === ',') at += 1;
      skipWhite();
    }
    at += 1;
    return elements;
  };
  const parseValue = (depth: number): Tree => {
    const start = at;
    const first = text.charAt(at);
    if ((first === '{' || first === '[') && depth >= MAX_NESTING) throw new Error('too deep');
    if (first === '{') {
      const members = list('}', (): [string, Tree] => {
        const name = JSON.parse(parseString()) as string;
        skipWhite();
        at += 1;
        skipWhite();
        return [name, parseValue(depth + 1)];
      });
      return { type: 'object', members, text: text.slice(start, at) };
    }
    if (first === '[') {
      const elements = list(']', () => parseValue(depth + 1));
      return { type: 'list', elements, text: text.slice(start, at) };
    }
    if (first === '"') return { type: 'string', text: parseString() };
    const word = token(/[^,\]} \t\r\n]+/y);
    const type = word === 'null' ? 'null' : /^[tf]/.test(word) ? 'boolean' : 'number';
    return { type, text: word };
  };
  skipWhite();
  return parseValue(0);
}
