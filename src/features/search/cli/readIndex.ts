import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchIndex} from '../records/compactIndex.ts';
import {OUTLINE_PATH, TEXT_PATH} from '../records/embeddedIndexFiles.ts';
import {joinIndex, type IndexOutline, type IndexText} from '../records/indexParts.ts';

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

/**
 * Reads the index of a build.
 *
 * @param buildFolder folder of the built site.
 * @throws Error when the site is not built.
 */
export function readIndex(buildFolder: string): SearchIndex {
  const outline = path.join(buildFolder, OUTLINE_PATH);
  if (!existsSync(outline)) {
    throw new Error(`${outline} does not exist. Build the site first: npm run build`);
  }
  return joinIndex(
    readJson<IndexOutline>(outline),
    readJson<IndexText>(path.join(buildFolder, TEXT_PATH)),
  );
}
