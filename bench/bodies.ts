const LINE = "  const value = await request(handler, 'session-17'); // journal, record, segment\n";

let bodies = 0;

/** A message of about `size` bytes like no other. */
export function bodyOf(size: number): { role: string; content: string } {
  bodies += 1;
  return { role: 'user', content: `${bodies}\n${LINE.repeat(Math.ceil(size / LINE.length))}`.slice(0, size) };
}
