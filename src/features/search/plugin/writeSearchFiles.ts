import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compactIndex, type SearchIndex} from '../records/compactIndex.ts';
import {
  MANIFEST_PATH,
  RECORDS_PATH,
  SEARCH_FOLDER,
  type SearchManifest,
} from '../records/embeddedIndexFiles.ts';
import {splitIndex} from '../records/indexParts.ts';
import type {SearchRecord} from '../records/types.ts';

export interface SearchFilesTarget {
  outDir: string;
  siteUrl: string;
  baseUrl: string;
  /** Site paths of the parts of the index, base URL left out. */
  indexPaths: {outline: string; text: string};
}

/** The same for the same index, another for any other. */
function idOf(index: SearchIndex): string {
  return createHash('sha256').update(JSON.stringify(index)).digest('hex').slice(0, 12);
}

/** Writes the records for upload, the index for embedded search, and the manifest naming it. */
export function writeSearchFiles(
  records: readonly SearchRecord[],
  {outDir, siteUrl, baseUrl, indexPaths}: SearchFilesTarget,
): void {
  const write = (sitePath: string, content: unknown): void =>
    writeFileSync(path.join(outDir, sitePath), JSON.stringify(content));
  mkdirSync(path.join(outDir, SEARCH_FOLDER), {recursive: true});
  write(RECORDS_PATH, records);
  const index = compactIndex(records, siteUrl);
  const {outline, text} = splitIndex(index, idOf(index));
  write(indexPaths.outline, outline);
  write(indexPaths.text, text);
  write(MANIFEST_PATH, {
    outlineUrl: baseUrl + indexPaths.outline.slice(1),
    textUrl: baseUrl + indexPaths.text.slice(1),
  } satisfies SearchManifest);
}
