import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {rollup} from 'd3-array';
import * as z from 'zod';
import type {BuiltPage} from '../../../shared/built-page/readPage.ts';
import {dataFile} from '../../../shared/dataFile.ts';
import {buildIndex} from '../records/buildIndex.ts';
import {
  INDEX_PATH,
  packIndex,
  REST_PATH,
  SEARCH_FOLDER,
  type RestFile,
} from '../records/indexFiles.ts';

/** Words that readers ask with, by the route of the page that answers; `cron*3` was in three questions. */
const readAsked = dataFile(
  'src/features/search/records/asked.yaml',
  z.record(z.string().startsWith('/'), z.string().min(1)),
  [],
);

/** The words as often as they were asked with, by where pages are now; pages that became one have them all. */
function askedOf(moved: readonly {from: string; to: string}[]): Map<string, string> {
  const targets = new Map(moved.map(({from, to}) => [from, to.replace(/#.*/, '')]));
  return rollup(
    Object.entries(readAsked()),
    (same) =>
      same
        .map(([, words]) => words)
        .join(' ')
        .replace(/(\S+)\*(\d+)/g, (_, word: string, count) => `${word} `.repeat(Number(count))),
    ([route]) => targets.get(route) ?? route,
  );
}

/** Writes the files of the index for embedded search. */
export function writeSearchFiles(
  pages: readonly BuiltPage[],
  siteUrl: string,
  outDir: string,
  moved: readonly {from: string; to: string}[],
): void {
  const {index, rests} = buildIndex(pages, siteUrl, askedOf(moved));
  // The same for the same index, another for any other.
  const id = createHash('sha256').update(JSON.stringify(index)).digest('hex').slice(0, 12);
  const write = (sitePath: string, content: unknown): void =>
    writeFileSync(path.join(outDir, sitePath), JSON.stringify(content));
  mkdirSync(path.join(outDir, SEARCH_FOLDER), {recursive: true});
  write(INDEX_PATH, packIndex(index, id));
  write(REST_PATH, {id, rests} satisfies RestFile);
}
