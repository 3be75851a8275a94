import type {Table} from 'mdast';
import {analysisMethods, findMethodFact} from './analysisMethods.ts';
import {table} from '../../shared/mdx/table.ts';

/** Builds a table with a row for each analysis method and a column for each fact that is asked for. */
export function byMethod(of: string): Table {
  const facts = of
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(findMethodFact);
  return table(
    [
      {title: 'Method', cell: (method) => method},
      ...facts.map((fact) => ({
        title: fact.title,
        cell: (method: (typeof analysisMethods)[number]) => fact[method],
      })),
    ],
    analysisMethods,
  );
}
