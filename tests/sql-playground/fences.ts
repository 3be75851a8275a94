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
export function executedFences(): Fence[] {
  return globSync(['docs/**/[!_]*.mdx', 'blog/**/*.mdx'])
    .sort()
    .flatMap((file) => extractPage(file).fences.filter(isExecuted));
}

/** How a result differs from the table below the fence; undefined when it does not. */
export function differenceOf(fence: Fence, result: QueryResult): string | undefined {
  if (!fence.followedBy) return undefined;
  const isOrdered = /\bORDER\s+BY\b(?![^()]*\))/i.test(fence.code);
  return compareTable(fence.followedBy, result, isOrdered)?.message;
}
