import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compactIndex, type SearchIndex} from '../records/compactIndex.ts';
import {
  OUTLINE_PATH,
  RECORDS_PATH,
  REST_PATH,
  SEARCH_FOLDER,
  TEXT_PATH,
} from '../records/embeddedIndexFiles.ts';
import {splitIndex} from '../records/indexParts.ts';
import {restOf} from '../records/indexRest.ts';
import type {SearchRecord} from '../records/types.ts';
import {readQuestions} from '../records/questions/readQuestions.ts';

export interface SearchFilesTarget {
  outDir: string;
  siteUrl: string;
}

/** The same for the same index, another for any other. */
function idOf(index: SearchIndex): string {
  return createHash('sha256').update(JSON.stringify(index)).digest('hex').slice(0, 12);
}

/** Writes the records for upload and the index for embedded search. */
export function writeSearchFiles(
  records: readonly SearchRecord[],
  {outDir, siteUrl}: SearchFilesTarget,
): void {
  const write = (sitePath: string, content: unknown): void =>
    writeFileSync(path.join(outDir, sitePath), JSON.stringify(content));
  mkdirSync(path.join(outDir, SEARCH_FOLDER), {recursive: true});
  write(RECORDS_PATH, records);
  const index = compactIndex(records, siteUrl, readQuestions());
  const id = idOf(index);
  const {outline, text} = splitIndex(index, id);
  write(OUTLINE_PATH, outline);
  write(TEXT_PATH, text);
  write(REST_PATH, restOf(index, records, id));
}
