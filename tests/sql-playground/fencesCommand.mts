import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {extractPage} from '../../packages/samples/core/extract.ts';
import type {Fence} from '../../packages/samples/core/types.ts';
import {compareTable} from '../../packages/samples/sql/compare.ts';
import {runsInBrowser} from '../../src/features/sql-playground/engine/runsInBrowser.ts';
import type {QueryResult} from '../../packages/samples/sql/execute.ts';

const isExecuted = ({language, meta, page, code}: Fence): boolean =>
  language === 'sql' &&
  meta.unchecked === undefined &&
  (meta.dialect ?? 'duckdb') === 'duckdb' &&
  !page.includes('connecting-dwh/') &&
  runsInBrowser(code);

/** The SQL of all pages that the sample check executes. */
function executedFences(): Fence[] {
  return globSync(['docs/**/[!_]*.mdx', 'blog/**/*.mdx'])
    .sort()
    .flatMap((file) => extractPage(file).fences.filter(isExecuted));
}

/** How a result differs from the table below the fence; undefined when it does not. */
function differenceOf(fence: Fence, result: QueryResult): string | undefined {
  if (!fence.followedBy) return undefined;
  const isOrdered = /\bORDER\s+BY\b(?![^()]*\))/i.test(fence.code);
  return compareTable(fence.followedBy, result, isOrdered)?.message;
}

const fences = executedFences();

/** Prints the executed SQL, or, with results on its input, how they differ from the pages. */
if (process.argv[2] === 'list') {
  console.log(JSON.stringify(fences.map(({id, code}) => ({id, code}))));
} else {
  const results = JSON.parse(readFileSync(0, 'utf8')) as Record<string, QueryResult>;
  const differences = fences.map((fence) => {
    const result = results[fence.id];
    return [fence.id, result ? differenceOf(fence, result) : 'no result'];
  });
  console.log(JSON.stringify(Object.fromEntries(differences)));
}
