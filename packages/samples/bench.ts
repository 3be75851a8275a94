import {readFileSync} from 'node:fs';
import {checkExtracted} from './core/check.ts';
import {loadCheckers} from './core/checkers.ts';
import {extractPage, type Page} from './core/extract.ts';
import {findPages, ROOT} from './core/paths.ts';

/**
 * Measures the check on copies of the fixture pages: `npx tsx packages/samples/bench.ts [pages]`.
 * The goal is 60 s for 200 pages with about 1,200 fences on 2 cores, 5 s for one folder of 12.
 */
async function main(): Promise<void> {
  const checkers = await loadCheckers();
  for (const count of [12, Number(process.argv[2] ?? 200)]) {
    const started = performance.now();
    const pages = copyPages(count);
    const extracted = performance.now();
    const {verdicts, faults} = await checkExtracted(pages, checkers);
    const done = performance.now();
    const ran = verdicts.filter(({status}) => status === 'ran').length;
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
    console.log(
      `${count} pages, ${verdicts.length} fences (${ran} executed, ${faults.length} errors): ` +
        `extracted in ${seconds(started, extracted)}, checked in ${seconds(extracted, done)}`,
    );
  }
}

function copyPages(count: number): Page[] {
  const originals = findPages(['packages/samples/fixtures/pages']).filter(
    (file) => !file.endsWith('partials.mdx'),
  );
  const sources = originals.map((file) => readFileSync(`${ROOT}/${file}`, 'utf8'));
  return Array.from({length: count}, (_, index) =>
    extractPage(`bench/page-${index}.mdx`, sources[index % sources.length]),
  );
}

void main();
