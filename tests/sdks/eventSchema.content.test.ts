import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {sdkNames} from '../../src/features/sdks/definitions.ts';
import {columnsOf, eventFields, EVENTS} from '../../src/features/sdks/views/events.ts';

const page = readFileSync('docs/sdks/event-schema.mdx', 'utf8');

const RE_FENCE = /^```sql dialect="(\w+)".*\n([\s\S]*?)^```$/gm;
const RE_TABLE = /CREATE TABLE [\w.]+ \(\n([\s\S]*?)\n\)/g;

/** The columns of each table that a fence creates, in the order of the events. */
const created = [...page.matchAll(RE_FENCE)].map(([, dialect = '', sql = '']) => ({
  dialect,
  tables: [...sql.matchAll(RE_TABLE)].map(([, body = '']) =>
    body.split('\n').map((line) => /\w+/.exec(line)?.[0]),
  ),
}));

const filled = (sdk: string, event: (typeof EVENTS)[number]): string[] => [
  ...new Set(eventFields(sdk, event).flatMap(({name}) => columnsOf(name))),
];

test('the tables are created in four dialects', () => {
  expect(created.map(({dialect}) => dialect)).toEqual([
    'snowflake',
    'bigquery',
    'redshift',
    'databricks',
  ]);
});

describe.each(EVENTS)('%s events', (event) => {
  test.each(created)('$dialect has the columns that Node.js fills', ({tables}) => {
    expect([...(tables[EVENTS.indexOf(event)] ?? [])].sort()).toEqual(filled('node', event).sort());
  });

  test.each(sdkNames.filter((sdk) => eventFields(sdk, event).length > 0))(
    '%s fills the same columns',
    (sdk) => {
      const holdouts = sdk === 'dart' && event === 'assignment';
      const added = holdouts ? ['holdout_key', 'holdout_variation'] : [];
      expect([...filled(sdk, event), ...added].sort()).toEqual(filled('node', event).sort());
    },
  );
});
