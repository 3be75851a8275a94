import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchIndex} from '../records/compactIndex.ts';
import {MANIFEST_PATH, type SearchManifest} from '../records/embeddedIndexFiles.ts';
import {joinIndex, type IndexOutline, type IndexText} from '../records/indexParts.ts';

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

/**
 * Reads the index of a build, through the manifest that names it.
 *
 * @param buildFolder folder of the built site.
 * @throws Error when the site is not built.
 */
export function readIndex(buildFolder: string): SearchIndex {
  const manifest = path.join(buildFolder, MANIFEST_PATH);
  if (!existsSync(manifest)) {
    throw new Error(`${manifest} does not exist. Build the site first: npm run build`);
  }
  const {outlineUrl, textUrl} = readJson<SearchManifest>(manifest);
  return joinIndex(
    readJson<IndexOutline>(path.join(buildFolder, outlineUrl)),
    readJson<IndexText>(path.join(buildFolder, textUrl)),
  );
}
