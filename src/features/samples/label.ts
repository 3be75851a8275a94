import type {Proof, DialectReading} from './types.ts';
import {proofsOf} from './proofs.ts';

/** The package without its scope, group or module path: `cloud.eppo:android-sdk` is `android-sdk`. */
export function shortName(against: string): string {
  return against
    .replace(/^declarations of /, 'the $&')
    .replace(/@eppo\/|\bcloud\.eppo:|github\.com\/Eppo-exp\/|\/v\d+\/eppoclient\b/g, '');
}

/** The SDK that a sample was checked against, with its version; undefined when it uses none. */
export function sdkIn({against = ''}: Proof): {sdk: string; version: string} | undefined {
  const [, sdk, version] = /^(?:declarations of )?(\S*eppo\S*) (\S+)$/i.exec(against) ?? [];
  return sdk !== undefined && version !== undefined ? {sdk, version} : undefined;
}

/**
 * Says in a few words what was done with a sample.
 *
 * @returns for example `Ran on node-server-sdk 3.10.2`; undefined when nothing was proven
 */
export function provenanceLabel({status, tool, against, readings}: Proof): string | undefined {
  const subject = against && shortName(against);
  switch (status) {
    case 'ran':
      return `Ran on ${subject ?? tool}`;
    case 'executed-sql':
      return [`Ran on ${tool}`, ...(readings ? [readingsLabel(readings)] : [])].join('; ');
    case 'compiled':
      return subject === undefined ? `Compiled with ${tool}` : `Compiled against ${subject}`;
    case 'symbols-checked':
      return subject === undefined ? 'Parsed' : `Parsed; symbols checked against ${subject}`;
    case 'parsed':
      return subject === undefined ? `Parsed with ${tool}` : `Parsed; matches ${subject}`;
    case 'failed':
    case 'unchecked':
      return undefined;
  }
}

const TITLES = new Map(
  Object.entries({
    snowflake: 'Snowflake',
    bigquery: 'BigQuery',
    redshift: 'Redshift',
    databricks: 'Databricks',
  }),
);

type Readings = Readonly<Record<string, DialectReading>>;

function list(dialects: readonly string[]): string {
  return new Intl.ListFormat('en').format(dialects.map((name) => TITLES.get(name) ?? name));
}

/**
 * Says which warehouses take a statement for DuckDB as it is, and what the others lack.
 *
 * @returns for example `the same in Snowflake and Databricks; Redshift has no min_by`.
 */
function readingsLabel(readings: Readings): string {
  const entries = Object.entries(readings);
  const same = entries.filter(([, reading]) => reading === 'same').map(([name]) => name);
  const lacking = entries.flatMap(([name, reading]) =>
    typeof reading === 'object' && 'lacks' in reading
      ? [`${list([name])} has no ${reading.lacks}`]
      : [],
  );
  return [...(same.length > 0 ? [`the same in ${list(same)}`] : []), ...lacking].join('; ');
}

/** The other texts of a statement, each with a title such as `In BigQuery and Databricks`. */
export function otherTexts(readings: Readings): {title: string; sql: string}[] {
  const bySql = new Map<string, string[]>();
  for (const [name, reading] of Object.entries(readings)) {
    if (typeof reading === 'object' && 'sql' in reading) {
      bySql.set(reading.sql, [...(bySql.get(reading.sql) ?? []), name]);
    }
  }
  return [...bySql].map(([sql, names]) => ({title: `In ${list(names)}`, sql}));
}

/** What the samples of a page may have been put to, the strongest first. */
const PROOFS = [
  {words: 'ran on', statuses: ['ran', 'executed-sql']},
  {words: 'compiled against', statuses: ['compiled']},
  {words: 'checked against', statuses: ['symbols-checked']},
];

/** The package that a sample used, with its version; of a query, the database. */
function usedBy(proof: Proof): string[] {
  if (proof.status === 'executed-sql') return [proof.tool];
  const used = sdkIn(proof);
  return used ? [`${shortName(used.sdk)} ${used.version}`] : [];
}

/**
 * Says with which versions the samples of a page were last checked: what executed them, or else
 * what they were compiled or compared with.
 *
 * @returns for example `Samples ran on node-server-sdk 3.10.2`; undefined for a page without samples
 * of an SDK or a database
 */
export function pageLabel(page: string, proofs = proofsOf(page)): string | undefined {
  const entries = [...proofs.values()];
  for (const {words, statuses} of PROOFS) {
    const used = entries.filter(({status}) => statuses.includes(status)).flatMap(usedBy);
    if (used.length > 0) {
      return `Samples ${words} ${new Intl.ListFormat('en').format([...new Set(used)].sort())}`;
    }
  }
  return undefined;
}
