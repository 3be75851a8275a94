import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createEngine, type Engine} from '../engine/engine.ts';
import type {SearchIndex} from '../records/compactIndex.ts';
import {OUTLINE_PATH, REST_PATH, TEXT_PATH} from '../records/embeddedIndexFiles.ts';
import {joinIndex, type IndexOutline, type IndexText} from '../records/indexParts.ts';
import {wholeTexts, type IndexRest} from '../records/indexRest.ts';

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

/**
 * Reads the index of a build as an engine that also looks phrases up.
 *
 * @param buildFolder folder of the built site.
 * @throws Error when the site is not built.
 */
export function readEngine(buildFolder: string): Engine {
  const index = readIndex(buildFolder);
  const outline = readBuilt<IndexOutline>(buildFolder, OUTLINE_PATH);
  const rest = readBuilt<IndexRest>(buildFolder, REST_PATH);
  return {...createEngine(index), texts: wholeTexts(index, outline, rest)};
}
