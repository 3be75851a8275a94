import {describe, expect, it} from 'vitest';
import {sqlProblems} from '../../src/shared/sql/check.ts';
import {startInstalledParser} from '../../src/shared/sql/installedParser.ts';
import {splitStatements} from '../../src/shared/sql/tokens.ts';
import {initialOf} from '../../src/features/calculators/kit/fields.ts';
import {
  problemsOf,
  scriptOf,
  statementsOf,
  type Values,
} from '../../src/features/warehouse-setup/setup.ts';
import {SETUPS, type Warehouse} from '../../src/features/warehouse-setup/warehouses/index.ts';
import {sequence} from '../support/sequence.ts';

/** What names are made of to break out of their marks, or to need some. */
const PIECES = `
" ¦ "" ¦ \` ¦ \`\` ¦ ' ¦ '' ¦ \\ ¦ \\" ¦ \\\` ¦ ; ¦ ; DROP SCHEMA x; ¦ -- ¦ /* ¦ */ ¦ $$
( ¦ ) ¦ , ¦ . ¦ - ¦ $ ¦ @ ¦ # ¦ 1 ¦ 9 ¦ _ ¦ a ¦ B ¦ events ¦ é ¦ 名 ¦ 🎉 ¦ Ω
select ¦ ORDER ¦ user ¦ TO ROLE accountadmin ¦ GRANT ¦ <b> ¦ {{x}}
`
  .trim()
  .split(/ ¦ |\n/)
  .concat(' ');

/** Names that no one should have, the same in every run. */
function oddNames(seed: number, count: number): string[] {
  const random = sequence(seed);
  return Array.from({length: count}, () => {
    const length = 1 + Math.floor(random() * 5);
    const pieces = Array.from({length}, () => PIECES[Math.floor(random() * PIECES.length)] ?? '');
    return pieces.join('').trim() || 'a';
  });
}

const WAREHOUSES = Object.keys(SETUPS) as Warehouse[];

/** Fields that hold names which their warehouse quotes part by part. */
const NAMES: Record<Warehouse, string[]> = {
  snowflake: ['user', 'role', 'database', 'schemas', 'outputDatabase', 'outputSchema', 'warehouse'],
  redshift: ['user', 'schemas', 'outputSchema'],
  bigquery: ['project', 'account', 'schemas', 'outputSchema', 'location'],
  databricks: ['group', 'catalog', 'schemas', 'outputCatalog', 'outputSchema'],
};

const parser = await startInstalledParser();

/** The default names of a warehouse, and some others. */
const filled = (warehouse: Warehouse, values: Values): Values => ({
  ...initialOf(SETUPS[warehouse].fields),
  ...values,
});

function scriptFor(warehouse: Warehouse, values: Values): string {
  const statements = statementsOf(SETUPS[warehouse], filled(warehouse, values));
  if (!statements) throw new Error(`refused: ${JSON.stringify(values)}`);
  return scriptOf(statements);
}

function mistakesIn(warehouse: Warehouse, sql: string): string[] {
  return sqlProblems(sql, warehouse, parser).map(({message, row}) => `${row + 1}: ${message}`);
}

function unquote(text: string): string {
  const mark = text.charAt(0);
  return mark === '"' || mark === '`' ? text.slice(1, -1).replaceAll(mark + mark, mark) : text;
}

/** The tokens of a script, with each name replaced by the field that it was typed into. */
function shapeOf(warehouse: Warehouse, sql: string, names: Values): string[][] {
  const fields = Object.entries(names);
  return splitStatements(sql, warehouse).map(({tokens}) =>
    tokens.map(({text}) => {
      const field = fields.find(([, name]) => name === unquote(text));
      return field ? `<${field[0]}>` : text;
    }),
  );
}

describe.each(WAREHOUSES)('the script for %s', (warehouse) => {
  it('is valid with the default names', () => {
    expect(mistakesIn(warehouse, scriptFor(warehouse, {}))).toEqual([]);
  });

  it('is valid for single tables', () => {
    const tables = 'events.assignments\nother.purchases';
    const sql = scriptFor(warehouse, {read: 'listed', tables});
    expect(mistakesIn(warehouse, sql)).toEqual([]);
    expect(sql).toContain('purchases');
    expect(sql).not.toMatch(/ALL TABLES|FUTURE|FOR TABLES/);
  });

  it('says for each statement what it is for and what breaks without it', () => {
    const statements = SETUPS[warehouse].statements(filled(warehouse, {}));
    for (const {title, grants, without} of statements) {
      expect(grants, title).toMatch(/^[A-Z].*\.$/);
      expect(without, title).toMatch(/\.$/);
    }
  });
});

describe.each(['snowflake', 'redshift', 'databricks'] as const)('odd names in %s', (warehouse) => {
  it('are each one identifier, and change nothing else', () => {
    const fields = NAMES[warehouse];
    const usual = Object.fromEntries(fields.map((field, index) => [field, `name${index}`]));
    const usualShape = shapeOf(warehouse, scriptFor(warehouse, usual), usual);
    const names = oddNames(41, 300 * fields.length);
    for (let at = 0; at < names.length; at += fields.length) {
      // A number keeps the names of one script apart; a schema has no dots.
      const odd = Object.fromEntries(
        fields.map((field, index) => {
          const name = names[at + index] ?? '';
          const allowed = /schema/i.test(field) ? name.replaceAll('.', '').trim() : name;
          return [field, `${allowed}${index}`];
        }),
      );
      const sql = scriptFor(warehouse, odd);
      expect(shapeOf(warehouse, sql, odd), sql).toEqual(usualShape);
      expect(mistakesIn(warehouse, sql), sql).toEqual([]);
    }
  });

  it('that are reserved words are quoted', () => {
    const [field = ''] = NAMES[warehouse];
    for (const word of ['select', 'ORDER', 'Table', 'group', 'window']) {
      expect(scriptFor(warehouse, {[field]: word})).toMatch(new RegExp(`(["\`])${word}\\1`));
    }
  });
});

describe('names in Snowflake', () => {
  it('that only look reserved stay without marks, which would change their case', () => {
    const tables = 'salesforce.account\nsalesforce.case\njira.issue\nschema.view';
    const sql = scriptFor('snowflake', {read: 'listed', tables});
    expect(mistakesIn('snowflake', sql)).toEqual([]);
    expect(sql).not.toContain('"');
    expect(sql).toContain('GRANT SELECT ON TABLE analytics.salesforce.account TO ROLE');
  });
});

describe('names in BigQuery', () => {
  it.each(NAMES.bigquery)('that %s cannot have are refused, others parsed', (field) => {
    const usual = splitStatements(scriptFor('bigquery', {}), 'bigquery');
    const names = [
      ...oddNames(43, 500),
      'EU',
      'my-project-2',
      'events_2',
      'a@b.iam.gserviceaccount.com',
    ];
    const accepted = names.filter((name) => {
      const values = filled('bigquery', {[field]: name});
      if (Object.keys(problemsOf(SETUPS.bigquery, values)).length > 0) return false;
      const sql = scriptFor('bigquery', values);
      expect(mistakesIn('bigquery', sql), sql).toEqual([]);
      expect(splitStatements(sql, 'bigquery').map(({tokens}) => tokens.length)).toEqual(
        usual.map(({tokens}) => tokens.length),
      );
      return true;
    });
    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted.join('')).not.toMatch(/["'`\\;\s]/);
  });

  it('that tables may have stay inside their marks', () => {
    const tables = 'events.päge views-2\nevents.名';
    const sql = scriptFor('bigquery', {read: 'listed', tables});
    expect(mistakesIn('bigquery', sql)).toEqual([]);
    expect(sql).toContain('ON TABLE `my-project.events.päge views-2`');
  });
});

describe('what is typed', () => {
  it.each([
    ['snowflake', {role: ' '}, 'Enter a name.'],
    ['snowflake', {role: 'a\u0000b'}, 'A name is one line without control characters.'],
    [
      'snowflake',
      {publicKey: '-----BEGIN PRIVATE KEY-----\nMII=\n-----END PRIVATE KEY-----'},
      'This is the private key. It goes into Eppo; Snowflake gets the public one.',
    ],
    ['snowflake', {publicKey: "x'; DROP USER y"}, 'This is no public key in PEM form.'],
    [
      'snowflake',
      {read: 'listed', tables: 'purchases'},
      'Write each table as schema.table, not “purchases”.',
    ],
    [
      'databricks',
      {read: 'listed', tables: 'main.events.purchases'},
      'Write each table as schema.table, not “main.events.purchases”.',
    ],
    [
      'bigquery',
      {read: 'listed', tables: 'my-project.events.purchases'},
      'Write each table as dataset.table, not “my-project.events.purchases”.',
    ],
    [
      'snowflake',
      {schemas: 'events\nanalytics.events'},
      'Write the schema alone, not “analytics.events”.',
    ],
    [
      'redshift',
      {outputSchema: 'analytics.eppo_output'},
      'Write the schema alone, not “analytics.eppo_output”.',
    ],
    ['redshift', {schemas: '\n'}, 'Enter a name.'],
    [
      'bigquery',
      {outputSchema: 'eppo-output'},
      'A dataset is named with letters, digits and underscores only.',
    ],
    ['databricks', {location: "s3://a' b"}, 'Enter a path without spaces, quotes and backslashes.'],
  ] as const)('in %s as %j is refused in a sentence', (warehouse, values, message) => {
    const typed = filled(warehouse, values);
    expect(Object.values(problemsOf(SETUPS[warehouse], typed))).toEqual([message]);
    expect(statementsOf(SETUPS[warehouse], typed)).toBeUndefined();
  });

  it('as a key loses its BEGIN and END lines, as Snowflake wants it', () => {
    const publicKey = '-----BEGIN PUBLIC KEY-----\nMIIB+/\nabc=\n-----END PUBLIC KEY-----\n';
    expect(scriptFor('snowflake', {publicKey})).toContain("RSA_PUBLIC_KEY = 'MIIB+/abc='");
  });

  it('as storage goes into the catalog', () => {
    const sql = scriptFor('databricks', {location: 's3://bucket/eppo'});
    expect(sql).toContain("MANAGED LOCATION 's3://bucket/eppo'");
    expect(mistakesIn('databricks', sql)).toEqual([]);
  });

  it.each([
    [{signIn: 'password'}, /PASSWORD = '<a long/, /RSA_PUBLIC_KEY/],
    [{signIn: 'keyPair'}, /TYPE = SERVICE/, /PASSWORD/],
    [
      {compute: 'shared', warehouse: 'shared_wh'},
      /GRANT USAGE ON WAREHOUSE shared_wh/,
      /CREATE WAREHOUSE/,
    ],
    [{outputDatabase: 'other'}, /GRANT USAGE ON DATABASE other/, /analytics\.eppo_output/],
  ])('as %j decides about the statements of Snowflake', (values, present, absent) => {
    const sql = scriptFor('snowflake', values);
    expect(sql).toMatch(present);
    expect(sql).not.toMatch(absent);
    expect(mistakesIn('snowflake', sql)).toEqual([]);
  });

  it('twice is granted once', () => {
    const sql = scriptFor('redshift', {schemas: 'events\nevents\n other '});
    expect(sql.match(/GRANT USAGE ON SCHEMA/g)).toHaveLength(2);
  });
});
