import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compactIndex, type SearchIndex} from '../records/compactIndex.ts';
import {
  INDEX_PATH,
  packIndex,
  RECORDS_PATH,
  REST_PATH,
  restOf,
  SEARCH_FOLDER,
} from '../records/indexFiles.ts';
import type {SearchRecord} from '../records/types.ts';
import * as z from 'zod';
import {dataFile} from '../../../shared/dataFile.ts';

/** Words that readers ask with, by the route of the page that answers; others lead nowhere. */
const readAsked = dataFile(
  'src/features/search/records/asked.yaml',
  z.record(z.string().startsWith('/'), z.string().min(1)),
  [],
);

type IndexParts = ReturnType<typeof indexParts>;

/** The same for the same index, another for any other. */
function idOf(index: SearchIndex): string {
  return createHash('sha256').update(JSON.stringify(index)).digest('hex').slice(0, 12);
}

/** The index for embedded search, as readers load it. */
export function indexParts(records: readonly SearchRecord[], siteUrl: string) {
  const index = compactIndex(records, siteUrl, readAsked());
  const id = idOf(index);
  return {file: packIndex(index, id), rest: restOf(index, records, id)};
}

/** Writes the records for upload and the files of the index for embedded search. */
export function writeSearchFiles(
  records: readonly SearchRecord[],
  {file, rest}: IndexParts,
  outDir: string,
): void {
  const write = (sitePath: string, content: unknown): void =>
    writeFileSync(path.join(outDir, sitePath), JSON.stringify(content));
  mkdirSync(path.join(outDir, SEARCH_FOLDER), {recursive: true});
  write(
    RECORDS_PATH,
    records.map(({samples: _, ...record}) => record),
  );
  write(INDEX_PATH, file);
  write(REST_PATH, rest);
}
