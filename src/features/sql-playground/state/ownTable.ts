import type {TableFile} from '../engine/openTables.ts';

/** Larger files would leave too little memory for the query. */
const MAX_BYTES = 10_000_000;

/** A name for the table of a file, such as `my_orders` for `My orders.csv`. */
export function tableName(file: string): string {
  const name = file
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .normalize()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
  return /^\p{L}/u.test(name) ? name : `t_${name}`;
}

/** The view of the demo data, which no table of its name can replace. */
const VIEW = 'subjects';

function isUtf8(content: ArrayBuffer): boolean {
  try {
    new TextDecoder('utf-8', {fatal: true}).decode(content);
    return true;
  } catch {
    return false;
  }
}

/** What makes a table of a file with comma- or tab-separated values, or why it cannot be one. */
export async function ownTable(file: File): Promise<TableFile | {refusal: string}> {
  const {name, size} = file;
  if (!/\.(?:csv|tsv|txt)$/i.test(name)) {
    return {
      refusal: `${name}: only CSV and TSV files can be read; export Parquet or Excel as CSV.`,
    };
  }
  if (size > MAX_BYTES) return {refusal: `${name}: a file can have at most 10 MB.`};
  const table = tableName(name);
  const path = `own_${table}.csv`;
  const content = await file.arrayBuffer().catch(() => undefined);
  if (!content) {
    return {
      refusal: `${name} could not be read: it was changed or moved since you chose it. Add it again.`,
    };
  }
  if (!isUtf8(content)) {
    return {refusal: `${name} is not UTF-8: in Excel, save it as “CSV UTF-8”.`};
  }
  return {
    name: path,
    content: new Uint8Array(content),
    // All rows decide about the types: one that differs would make the whole file unreadable.
    sql: `${table === VIEW ? `DROP VIEW IF EXISTS ${VIEW};` : ''}
CREATE OR REPLACE TABLE "${table}" AS FROM read_csv('${path}', sample_size=-1);
DESCRIBE "${table}"`,
  };
}
