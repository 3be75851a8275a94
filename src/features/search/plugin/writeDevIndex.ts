import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {recordsOfPages} from '../records/records.ts';
import {sourcePages} from './sourcePages.ts';
import {indexParts, writeSearchFiles} from './writeSearchFiles.ts';

/** Writes the search files from the docs' sources, for a development server to serve. */
export function writeDevIndex(
  content: LoadedContent,
  siteDir: string,
  language: string,
  {outDir, siteUrl}: {outDir: string; siteUrl: string},
): void {
  const readSource = (source: string): string =>
    readFileSync(path.join(siteDir, aliasedSitePathToRelativePath(source)), 'utf8');
  const pages = content.loadedVersions.flatMap((version) =>
    sourcePages(version, language, readSource),
  );
  const records = recordsOfPages(pages, siteUrl);
  writeSearchFiles(records, indexParts(records, siteUrl), outDir);
}
