import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {compactIndex} from '../records/compactIndex.ts';
import {
  INDEX_PATH,
  packIndex,
  RECORDS_PATH,
  REST_PATH,
  restOf,
  SEARCH_FOLDER,
} from '../records/indexFiles.ts';
import type {SearchRecord} from '../records/types.ts';
import {dataFile} from '../../../shared/dataFile.ts';

/** Words that readers ask with, by the route of the page that answers; others lead nowhere. */
const readAsked = dataFile(
  'src/features/search/records/asked.yaml',
  z.record(z.string().startsWith('/'), z.string().min(1)),
  [],
);

/** Writes the records and the files of the index for embedded search. */
export function writeSearchFiles(
  records: readonly SearchRecord[],
  siteUrl: string,
  outDir: string,
): void {
  const index = compactIndex(records, siteUrl, readAsked());
  // The same for the same index, another for any other.
  const id = createHash('sha256').update(JSON.stringify(index)).digest('hex').slice(0, 12);
  const write = (sitePath: string, content: unknown): void =>
    writeFileSync(path.join(outDir, sitePath), JSON.stringify(content));
  mkdirSync(path.join(outDir, SEARCH_FOLDER), {recursive: true});
  write(
    RECORDS_PATH,
    records.map(({samples: _, ...record}) => record),
  );
  write(INDEX_PATH, packIndex(index, id));
  write(REST_PATH, restOf(index, records, id));
}
