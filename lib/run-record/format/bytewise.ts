/** Orders two texts by their UTF-8 bytes: the order of all names in a record and around it. */
export function compareBytewise(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
