import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {runMain} from '../../src/shared/cli/runMain.ts';
import {furnish} from '../places/places.ts';
import {buildOnce, type BuildCost} from './buildCost.ts';
import {pageWeight} from './pageWeight.ts';

/** The same page is weighed in all sites. */
const ROUTE = '/sdks/sdk-keys/';

/** Folders whose pages are copied into themselves, so that the sidebar grows, too. */
const SECTIONS = 'docs/{guides,statistics,feature-flagging,experiment-analysis,data-management}';

/** Bytes of a first view that each further page of the site may cost: its row in the lists of routes, and in the sidebar. */
const BYTES_PER_PAGE = 90;

/** How much more time per page the largest site may take than the smallest. */
const MORE_TIME = 1.2;
const MEMORY_LIMIT = 4_000;

interface Size extends BuildCost {
  pages: number;
  /** Milliseconds per page. */
  pageTime: number;
  /** HTML, scripts and styles of a page: bytes of brotli. */
  firstView: number;
}

const listPages = (root: string): string[] =>
  globSync('{docs,blog}/**/*.mdx', {cwd: root, ignore: ['**/_*/**', '**/_*']});

/** Copies pages of a site below other addresses, until it has as many as wanted. */
function grow(root: string, wanted: number): number {
  const {length: before} = listPages(root);
  // What names files beside it works in no other folder.
  const templates = globSync(`${SECTIONS}/**/*.mdx`, {cwd: root})
    .sort()
    .filter((file) => !/from '\.|\]\(\./.test(readFileSync(path.join(root, file), 'utf8')));
  for (let index = 0; index < wanted - before; index += 1) {
    const [docs, section, ...rest] = templates[index % templates.length]!.split('/');
    const folder = `more-${Math.floor(index / templates.length)}`;
    const template = path.join(root, templates[index % templates.length]!);
    cpSync(template, path.join(root, docs!, section!, folder, ...rest));
  }
  return listPages(root).length;
}

async function measure(wanted: number): Promise<Size> {
  const root = mkdtempSync(path.join(tmpdir(), 'growth-'));
  try {
    const site = path.join(root, 'site');
    furnish(process.cwd(), site, false);
    const pages = grow(site, wanted);
    const out = path.join(root, 'build');
    const cost = await buildOnce(out, site);
    const pageTime = Math.round((cost.seconds * 1000) / pages);
    return {pages, ...cost, pageTime, firstView: pageWeight(ROUTE, out)};
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
}

/**
 * Builds copies of the committed site with more and more pages, and fails when each costs a first view more than its
 * row, or when the time per page or the memory grows with them.
 */
runMain(async () => {
  const sizes: Size[] = [];
  for (const count of [300, 2600]) {
    sizes.push(await measure(count));
    console.log('seconds; MB of memory; ms per page; bytes of brotli');
    console.table(sizes);
  }
  const [least, most] = [sizes[0]!, sizes.at(-1)!];
  const rowSize = (most.firstView - least.firstView) / (most.pages - least.pages);
  const tooMuch = [
    ...(rowSize > BYTES_PER_PAGE ? ['a first view'] : []),
    ...(most.pageTime > least.pageTime * MORE_TIME ? ['the time per page'] : []),
    ...(most.memory > MEMORY_LIMIT ? ['memory'] : []),
  ];
  if (tooMuch.length > 0) throw new Error(`Too much with more pages: ${tooMuch.join(', ')}.`);
});
