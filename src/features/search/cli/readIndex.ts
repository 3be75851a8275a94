import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createEngine, type Engine} from '../engine/engine.ts';
import {
  INDEX_PATH,
  REST_PATH,
  unpackIndex,
  wholeTexts,
  type IndexFile,
  type RestFile,
} from '../records/indexFiles.ts';

/**
 * Reads a JSON file of a build.
 *
 * @throws Error when the site is not built.
 */
function readBuilt<Content>(buildFolder: string, sitePath: string): Content {
  const file = path.resolve(buildFolder, sitePath.slice(1));
  if (!existsSync(file)) {
    throw new Error(`${file} does not exist. Build the site first: npm run build`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

/** Reads the index of a build as an engine that also looks phrases up, as {@link readBuilt} does. */
export function readEngine(buildFolder: string): Engine {
  const file = readBuilt<IndexFile>(buildFolder, INDEX_PATH);
  const texts = wholeTexts(file, readBuilt<RestFile>(buildFolder, REST_PATH));
  return {...createEngine(unpackIndex(file)), texts};
}
