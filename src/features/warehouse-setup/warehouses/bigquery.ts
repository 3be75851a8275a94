import {nameField, readFields, readTargets} from '../nameFields.ts';
import type {Setup, Statement, Values} from '../setup.ts';

const PROJECT = /^[a-z\d][a-z\d.:-]*$/;
const ACCOUNT = /^[\w.+-]+@[\w.:-]+$/;
const TABLE = /^[\p{L}\p{M}\p{N}\p{Pc}\p{Pd} ]+$/u;

const refuse = (pattern: RegExp, message: string) => (text: string) =>
  pattern.test(text) ? undefined : message;

const datasetRule = refuse(
  /^\w+$/,
  'A dataset is named with letters, digits and underscores only.',
);

/** BigQuery names may hold no back quotes, so that marks around the whole path are enough. */
const quote = (...parts: string[]): string => `\`${parts.join('.')}\``;

function reading(values: Values): Statement {
  const {project = '', account = ''} = values;
  const {schemas, tables} = readTargets(values);
  const grant = (kind: string, ...path: string[]) =>
    `GRANT \`roles/bigquery.dataViewer\`\nON ${kind} ${quote(project, ...path)}\nTO "serviceAccount:${account}";`;
  const isListed = tables.length > 0;
  const grants = isListed
    ? tables.map(({schema, table}) => grant('TABLE', schema, table))
    : schemas.map((schema) => grant('SCHEMA', schema));
  return {
    title: 'Read the data',
    sql: grants.join('\n\n'),
    grants: isListed
      ? 'Data Viewer on these tables. For a view, write `ON VIEW`. New tables need a grant of their own.'
      : 'Data Viewer on the datasets: reading all tables in them, also those created later.',
    without: 'Run answers "Access Denied".',
  };
}

/** BigQuery: roles of a service account on datasets; the role on the project is no SQL. */
export const bigquery: Setup = {
  fields: {
    project: nameField('Project', 'my-project', {
      rule: refuse(PROJECT, 'A project ID has lower-case letters, digits and hyphens.'),
    }),
    account: nameField('Service account', 'eppo@my-project.iam.gserviceaccount.com', {
      rule: refuse(ACCOUNT, 'Enter its address, such as eppo@my-project.iam.gserviceaccount.com.'),
    }),
    ...readFields('dataset', {
      schemaRule: datasetRule,
      tableRule: refuse(
        TABLE,
        'A table name has letters, digits, underscores, hyphens and spaces.',
      ),
    }),
    outputSchema: nameField('Dataset for Eppo’s tables', 'eppo_output', {rule: datasetRule}),
    location: nameField('Location of your data', 'US', {
      rule: refuse(/^[a-z\d-]+$/i, 'A location is a word such as US, EU or europe-west1.'),
    }),
  },
  statements: (values) => {
    const {project = '', outputSchema = '', location = '', account = ''} = values;
    const dataset = quote(project, outputSchema);
    return [
      {
        title: 'Create the output dataset',
        sql: `CREATE SCHEMA IF NOT EXISTS ${dataset}\nOPTIONS (location = '${location}');`,
        grants:
          'A place for Eppo’s tables, in the location of your data: a query reads and writes in one location.',
        without: 'there is nowhere to write, and every refresh fails.',
      },
      {
        title: 'Write to the output dataset',
        sql: `GRANT \`roles/bigquery.dataOwner\`\nON SCHEMA ${dataset}\nTO "serviceAccount:${account}";`,
        grants: 'Data Owner on that dataset: creating, writing and dropping intermediate tables.',
        without: 'every refresh fails.',
      },
      reading(values),
    ];
  },
};
