import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compactIndex} from '../../search/compactIndex.ts';
import {
  MANIFEST_PATH,
  RECORDS_PATH,
  SEARCH_FOLDER,
  type SearchManifest,
} from '../../search/embeddedIndexFiles.ts';
import type {SearchRecord} from '../../search/types.ts';

export interface SearchFilesTarget {
  outDir: string;
  siteUrl: string;
  baseUrl: string;
  /** Site path of the index, base URL left out. */
  indexPath: string;
}

/** Writes the records for upload, the index for embedded search, and the manifest naming it. */
export function writeSearchFiles(
  records: readonly SearchRecord[],
  {outDir, siteUrl, baseUrl, indexPath}: SearchFilesTarget,
): void {
  const write = (sitePath: string, content: unknown): void =>
    writeFileSync(path.join(outDir, sitePath), JSON.stringify(content));
  mkdirSync(path.join(outDir, SEARCH_FOLDER), {recursive: true});
  write(RECORDS_PATH, records);
  write(indexPath, compactIndex(records, siteUrl));
  write(MANIFEST_PATH, {index: baseUrl + indexPath.slice(1)} satisfies SearchManifest);
}
