import {nameField, readFields, readTargets, schemaName} from '../nameFields.ts';
import {quoteName} from '../sql/quoteName.ts';
import {GRANTS_OF_SINGLE_TABLES, type Setup, type Statement, type Values} from '../setup.ts';

const quote = (...parts: string[]): string => quoteName('redshift', ...parts);

function reading(values: Values): Statement[] {
  const user = quote(values.user ?? '');
  const {schemas, tables} = readTargets(values);
  const each = (write: (schema: string) => string) =>
    schemas.map((schema) => write(quote(schema))).join('\n');
  const listed = tables.map(({schema, table}) => quote(schema, table)).join(', ');
  return [
    {
      title: 'Reach the data',
      sql: each((schema) => `GRANT USAGE ON SCHEMA ${schema} TO ${user};`),
      grants: 'Reaching the tables in the schemas, not yet reading them.',
      without: 'Run fails on all tables of the schema.',
    },
    {
      title: 'Read the data',
      sql:
        tables.length > 0
          ? `GRANT SELECT ON ${listed} TO ${user};`
          : each((schema) => `GRANT SELECT ON ALL TABLES IN SCHEMA ${schema} TO ${user};`),
      grants:
        tables.length > 0
          ? GRANTS_OF_SINGLE_TABLES
          : 'Reading rows of assignments, facts and properties, in the tables that exist today.',
      without: 'Run fails on the table.',
    },
    ...(tables.length > 0
      ? []
      : [
          {
            title: 'Read tables created later',
            sql: each((schema) => `GRANT SELECT FOR TABLES IN SCHEMA ${schema} TO ${user};`),
            grants:
              'The same for all tables to come, whoever creates them. A superuser may run it, or a user with the grant option for it.',
            without: 'Run fails on newer tables only.',
          },
        ]),
  ];
}

/** Redshift: a database user with grants of its own; no role is involved. */
export const redshift: Setup = {
  fields: {
    user: nameField('User', 'eppo_user'),
    ...readFields('schema'),
    outputSchema: nameField('Schema for Eppo’s tables', 'eppo_output', {rule: schemaName}),
  },
  statements: (values) => {
    const [user, schema] = [quote(values.user ?? ''), quote(values.outputSchema ?? '')];
    return [
      {
        title: 'Create the user',
        sql: `CREATE USER ${user}\nPASSWORD '<a long random password>'\nSYSLOG ACCESS RESTRICTED;`,
        grants:
          'Signing in, and seeing only its own rows in system tables. Put the password in where you run this.',
        without: 'the connection test fails.',
      },
      ...reading(values),
      {
        title: 'Create the output schema',
        sql: `CREATE SCHEMA IF NOT EXISTS ${schema};\nGRANT ALL ON SCHEMA ${schema} TO ${user};`,
        grants: 'Creating and dropping intermediate tables and result views, there only.',
        without: 'every refresh fails.',
      },
    ];
  },
};
