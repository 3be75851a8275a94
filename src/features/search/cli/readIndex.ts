import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchIndex} from '../records/compactIndex.ts';
import {OUTLINE_PATH, TEXT_PATH} from '../records/embeddedIndexFiles.ts';
import {joinIndex, type IndexOutline, type IndexText} from '../records/indexParts.ts';

/**
 * Reads a JSON file of a build.
 *
 * @throws Error when the site is not built.
 */
export function readBuilt<Content>(buildFolder: string, sitePath: string): Content {
  const file = path.join(buildFolder, sitePath);
  if (!existsSync(file)) {
    throw new Error(`${file} does not exist. Build the site first: npm run build`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

/**
 * Reads the index of a build.
 *
 * @param buildFolder folder of the built site.
 * @throws Error when the site is not built.
 */
export function readIndex(buildFolder: string): SearchIndex {
  const outline = readBuilt<IndexOutline>(buildFolder, OUTLINE_PATH);
  return joinIndex(outline, readBuilt<IndexText>(buildFolder, TEXT_PATH));
}
