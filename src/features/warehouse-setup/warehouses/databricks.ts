import {nameField, readFields, readTargets, schemaName} from '../nameFields.ts';
import {quoteName} from '../sql/quoteName.ts';
import type {Setup, SetupField, Statement, Values} from '../setup.ts';

const quote = (...parts: string[]): string => quoteName('databricks', ...parts);

const location: SetupField = {
  label: 'Storage of the output catalog',
  hint: 'Path of an external location; empty, if the metastore has storage of its own',
  initial: '',
  problem: (text) =>
    /^[^\s'"`\\]*$/.test(text.trim())
      ? undefined
      : 'Enter a path without spaces, quotes and backslashes.',
};

function reading(values: Values): Statement[] {
  const [group, catalog = ''] = [quote(values.group ?? ''), values.catalog];
  const {schemas, tables} = readTargets(values);
  const each = (right: string) =>
    schemas
      .map((schema) => `GRANT ${right} ON SCHEMA ${quote(catalog, schema)} TO ${group};`)
      .join('\n');
  const listed = tables.map(
    ({schema, table}) => `GRANT SELECT ON TABLE ${quote(catalog, schema, table)} TO ${group};`,
  );
  return [
    {
      title: 'Reach the data',
      sql: `GRANT USE CATALOG ON CATALOG ${quote(catalog)} TO ${group};\n${each('USE SCHEMA')}`,
      grants: 'Reaching the tables in the schemas, not yet reading them.',
      without: 'Run fails: `SELECT` alone is not enough.',
    },
    {
      title: 'Read the data',
      sql: tables.length > 0 ? listed.join('\n') : each('SELECT'),
      grants:
        tables.length > 0
          ? 'Reading rows of these tables, and of no others.'
          : 'Reading rows of all tables in the schemas, also those created later.',
      without: 'Run fails on the table.',
    },
  ];
}

/** Databricks: rights of a group, which owns one catalog. */
export const databricks: Setup = {
  fields: {
    group: nameField('Group', 'Eppo Service Group'),
    catalog: nameField('Catalog with your data', 'main'),
    ...readFields('schema'),
    outputCatalog: nameField('Catalog for Eppo’s tables', 'eppo_service_catalog'),
    outputSchema: nameField('Schema for Eppo’s tables', 'eppo_output', {rule: schemaName}),
    location,
  },
  statements: (values) => {
    const [group, catalog] = [quote(values.group ?? ''), quote(values.outputCatalog ?? '')];
    const schema = quote(values.outputCatalog ?? '', values.outputSchema ?? '');
    const path = values.location?.trim();
    const storage = path ? `\nMANAGED LOCATION '${path}'` : '';
    return [
      {
        title: 'Create the output catalog and schema',
        sql: `CREATE CATALOG IF NOT EXISTS ${catalog}${storage};\nCREATE SCHEMA IF NOT EXISTS ${schema};`,
        grants: 'A place for Eppo’s tables, apart from your data.',
        without: 'there is nowhere to write, and every refresh fails.',
      },
      {
        title: 'Write to the output catalog',
        sql: `GRANT ALL PRIVILEGES ON CATALOG ${catalog} TO ${group};\nGRANT ALL PRIVILEGES ON SCHEMA ${schema} TO ${group};`,
        grants: 'Creating and dropping intermediate tables and result views, there only.',
        without: 'every refresh fails.',
      },
      ...reading(values),
      {
        title: 'Hand over the output catalog',
        sql: `ALTER SCHEMA ${schema} OWNER TO ${group};\nALTER CATALOG ${catalog} OWNER TO ${group};`,
        grants:
          'Ownership. It comes last: once the group owns the catalog, you may no longer have the right to grant.',
        without: 'the group has all privileges but is not the owner, which Eppo asks for.',
      },
    ];
  },
};
