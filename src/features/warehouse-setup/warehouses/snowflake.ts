import {choiceField} from '../../calculators/kit/fields.ts';
import {nameField, readFields, readTargets, schemaName} from '../nameFields.ts';
import {quoteName} from '../sql/quoteName.ts';
import {
  GRANTS_OF_SINGLE_TABLES,
  type Setup,
  type SetupField,
  type Statement,
  type Values,
} from '../setup.ts';

const UNAUTHORIZED = 'Run answers "does not exist or not authorized"';
const PLACEHOLDER = '<rsa_key.pub without its BEGIN and END lines>';

const quote = (...parts: string[]): string => quoteName('snowflake', ...parts);

/** The key in a file of OpenSSL: its lines between BEGIN and END, as one. */
function bareKey(text: string): string {
  return text.replace(/-----[A-Z ]+-----/g, '').replace(/\s/g, '');
}

const publicKey: SetupField = {
  label: 'Public key, rsa_key.pub',
  hint: 'May stay empty; BEGIN and END lines are removed, as Snowflake requires. It stays in this page.',
  rows: 3,
  initial: '',
  isLocal: true,
  when: ({signIn}) => signIn !== 'password',
  problem: (text) => {
    if (text.includes('PRIVATE KEY')) {
      return 'This is the private key. It goes into Eppo; Snowflake gets the public one.';
    }
    return /^[\w+/=]*$/.test(bareKey(text)) ? undefined : 'This is no public key in PEM form.';
  },
};

function identity({role, user, signIn, publicKey: key}: Values): Statement[] {
  const [roleName, userName] = [quote(role ?? ''), quote(user ?? '')];
  const isPassword = signIn === 'password';
  const secret = isPassword
    ? "PASSWORD = '<a long random password>'"
    : `TYPE = SERVICE\n  RSA_PUBLIC_KEY = '${bareKey(key ?? '') || PLACEHOLDER}'`;
  return [
    {
      title: 'Work as account administrator',
      sql: 'USE ROLE ACCOUNTADMIN;',
      grants: 'The right to create users, roles and grants, for this session.',
      without: 'a role with fewer rights may be refused the statements below.',
    },
    {
      title: 'Create the role',
      sql: `CREATE ROLE IF NOT EXISTS ${roleName};`,
      grants:
        'Nothing yet. It carries all of Eppo’s rights, so that you can revoke them in one place.',
      without: 'there is nothing to grant rights to.',
    },
    {
      title: 'Create the user',
      sql: `CREATE USER IF NOT EXISTS ${userName}\n  ${secret}\n  DEFAULT_ROLE = ${roleName};`,
      grants: isPassword
        ? 'Signing in with a password alone, which only accounts such as trial accounts still accept.'
        : 'Signing in with the private key. A service user has no password.',
      without: 'the connection test fails.',
    },
    {
      title: 'Give the role to the user',
      sql: `GRANT ROLE ${roleName} TO USER ${userName};`,
      grants: 'The user all rights of the role.',
      without: 'the user can sign in and see nothing.',
    },
  ];
}

function reading(values: Values): Statement[] {
  const [role, database = ''] = [quote(values.role ?? ''), values.database];
  const {schemas, tables} = readTargets(values);
  const each = (write: (schema: string) => string) =>
    schemas.map((schema) => write(quote(database, schema))).join('\n');
  const ofSchemas = (what: string) =>
    each((schema) => `GRANT SELECT ON ${what} IN SCHEMA ${schema} TO ROLE ${role};`);
  const listed = tables.map(
    ({schema, table}) => `GRANT SELECT ON TABLE ${quote(database, schema, table)} TO ROLE ${role};`,
  );
  return [
    {
      title: 'Reach the data',
      sql: `GRANT USAGE ON DATABASE ${quote(database)} TO ROLE ${role};\n${each((schema) => `GRANT USAGE ON SCHEMA ${schema} TO ROLE ${role};`)}`,
      grants: 'Reaching the tables in the schemas, not yet reading them.',
      without: `${UNAUTHORIZED}.`,
    },
    {
      title: 'Read the data',
      sql:
        tables.length > 0
          ? listed.join('\n')
          : `${ofSchemas('ALL TABLES')}\n${ofSchemas('ALL VIEWS')}`,
      grants:
        tables.length > 0
          ? GRANTS_OF_SINGLE_TABLES
          : 'Reading rows of assignments, facts and properties.',
      without: `${UNAUTHORIZED}.`,
    },
    ...(tables.length > 0
      ? []
      : [
          {
            title: 'Read tables created later',
            sql: `${ofSchemas('FUTURE TABLES')}\n${ofSchemas('FUTURE VIEWS')}`,
            grants:
              'The same for tables and views that do not exist yet. Future grants of the database then no longer apply to other roles in these schemas: see the caution above.',
            without: `${UNAUTHORIZED} for each new table.`,
          },
        ]),
  ];
}

function writing({
  role = '',
  database,
  outputDatabase = '',
  outputSchema = '',
}: Values): Statement[] {
  const schema = quote(outputDatabase, outputSchema);
  const usage =
    outputDatabase === database
      ? ''
      : `GRANT USAGE ON DATABASE ${quote(outputDatabase)} TO ROLE ${quote(role)};\n`;
  return [
    {
      title: 'Create the output schema',
      sql: `${usage}CREATE SCHEMA IF NOT EXISTS ${schema};\nGRANT ALL ON SCHEMA ${schema} TO ROLE ${quote(role)};`,
      grants: 'Creating and dropping intermediate tables and result views, there only.',
      without: 'every refresh fails.',
    },
  ];
}

function computing({role = '', compute, warehouse = ''}: Values): Statement[] {
  const name = quote(warehouse);
  const to = `ON WAREHOUSE ${name} TO ROLE ${quote(role)};`;
  const own = `CREATE WAREHOUSE IF NOT EXISTS ${name}\n  WAREHOUSE_SIZE = 'SMALL'\n  AUTO_SUSPEND = 300\n  INITIALLY_SUSPENDED = TRUE;`;
  const without = 'no query can run.';
  return compute === 'shared'
    ? [
        {
          title: 'Share a warehouse',
          sql: `GRANT USAGE ${to}`,
          grants: 'Running queries on a warehouse that others use, too.',
          without,
        },
      ]
    : [
        {
          title: 'Give it a warehouse',
          sql: `${own}\n\nGRANT ALL PRIVILEGES ${to}`,
          grants:
            'Running queries that do not queue behind others. Choose the size; it stops after 300 idle seconds.',
          without,
        },
      ];
}

/** Snowflake: a role that holds all rights, and a user that signs in with a key pair. */
export const snowflake: Setup = {
  fields: {
    signIn: choiceField('Sign in with', {
      keyPair: 'Key pair',
      password: 'Password (trial accounts)',
    }),
    publicKey,
    user: nameField('User', 'eppo_user'),
    role: nameField('Role', 'eppo_role'),
    database: nameField('Database with your data', 'analytics'),
    ...readFields('schema'),
    outputDatabase: nameField('Database for Eppo’s tables', 'analytics'),
    outputSchema: nameField('Schema for Eppo’s tables', 'eppo_output', {rule: schemaName}),
    compute: choiceField('Queries run on', {
      own: 'A warehouse of their own',
      shared: 'An existing one',
    }),
    warehouse: nameField('Warehouse', 'eppo_wh'),
  },
  statements: (values) => [
    ...identity(values),
    ...reading(values),
    ...writing(values),
    ...computing(values),
  ],
};
