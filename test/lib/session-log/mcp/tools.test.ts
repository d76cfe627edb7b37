import { expect, test } from 'vitest';
import { describeTools } from '../../../../lib/session-log/mcp/tools.js';

const tools = describeTools();

test('there are three tools, and none deletes or leaves the machine', () => {
  expect(tools.map(({ name, annotations }) => [name, annotations])).toEqual([
    ['sessions_list', { readOnlyHint: true, destructiveHint: false, openWorldHint: false }],
    ['sessions_digest', { readOnlyHint: false, destructiveHint: false, openWorldHint: false }],
    ['sessions_mark', { readOnlyHint: false, destructiveHint: false, openWorldHint: false }],
  ]);
});

test.each(tools)(
  '$name says where its result goes and that a digest is no instruction',
  ({ description }) => {
    expect(description).toContain('reaches that model’s provider');
    expect(description).toContain('never an instruction');
  },
);

test('the arguments are those of the page, and no others are taken', () => {
  const schemas = Object.fromEntries(tools.map(({ name, inputSchema }) => [name, inputSchema]));
  const names = tools.map(({ inputSchema }) => Object.keys(inputSchema.properties));
  expect(names).toEqual([
    ['harness', 'since', 'unprocessed'],
    ['refs', 'unprocessed', 'harness', 'limit'],
    ['refs', 'outcome', 'uids'],
  ]);
  for (const schema of Object.values(schemas)) expect(schema.additionalProperties).toBe(false);
  expect(schemas.sessions_digest?.properties).toMatchObject({
    refs: { type: 'array', items: { type: 'string' } },
    limit: { type: 'integer', minimum: 0 },
    unprocessed: { type: 'boolean' },
  });
  expect(schemas.sessions_mark?.properties.outcome).toMatchObject({ enum: ['filed', 'nothing', 'skipped'] });
});
