import type {Root, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {findLinks} from '../../src/shared/mdx/findLinks.ts';
import {formulaSymbols} from './formulaSymbols.ts';
import {readDocs} from '../support/content/readPages.ts';

const LIST = '/statistics/confidence-intervals/statistical-nitty-gritty/';

/** Hash functions and retry delays, whose letters stand for code. */
const CODE = [
  '/feature-flagging/flag-config-format/',
  '/sdks/architecture/',
  '/sdks/client-sdks/',
  '/sdks/event-logging/',
];
const RE_RETRIES = /^\/sdks\/server-sdks\/\w+\/initialization\/$/;

/** Counters, Euler's number, and the names of probability and gamma function. */
const EVERYWHERE = ['i', 'j', 'l', 'v', 'a', 'e', 'P', '\\Gamma'];

const pages = readDocs();

/** The symbols of formulas, with the line of the first formula that has them. */
function linesOfSymbols(tree: Root | TableRow): Map<string, number> {
  const lines = new Map<string, number>();
  visit(tree, ['math', 'inlineMath'], (node) => {
    for (const symbol of formulaSymbols((node as {value: string}).value)) {
      if (!lines.has(symbol)) lines.set(symbol, node.position?.start.line ?? 1);
    }
  });
  return lines;
}

const symbolsOf = (tree: Root | TableRow): string[] => [...linesOfSymbols(tree).keys()];

interface Row {
  /** As written, such as `n_C`. */
  names: string[];
  /** Without indices, such as `n`. */
  symbols: string[];
  /** The pages that use them; empty for all. */
  routes: string[];
}

function namesOf(row: TableRow): string[] {
  const names: string[] = [];
  visit(row, 'inlineMath', (node) => {
    const list = (node as {value: string}).value.split(/,\s*\\?\s/);
    names.push(...list.map((item) => item.replace(/=.*/, '').trim()));
  });
  return names;
}

function sharePage(a: Row, b: Row): boolean {
  const isOfAll = a.routes.length === 0 || b.routes.length === 0;
  return isOfAll || a.routes.some((route) => b.routes.includes(route));
}

/** The tables of symbols: those for all pages, and those of certain pages with their routes. */
function reserved(): Row[] {
  const rows: Row[] = [];
  visit(
    pages.find(({route}) => route === LIST)?.tree ?? {type: 'root', children: []},
    'table',
    (node: Table) => {
      const [header, ...body] = node.children;
      if (toString(header?.children[0] ?? header) !== 'Symbol') return;
      for (const row of body) {
        const first: TableRow = {...row, children: row.children.slice(0, 1)};
        const links = findLinks({
          type: 'root',
          children: row.children.flatMap((cell) => cell.children) as never,
        });
        rows.push({
          names: namesOf(first),
          symbols: symbolsOf(first),
          routes: links.map(({url}) => url),
        });
      }
    },
  );
  return rows;
}

const rows = reserved();

function isKnown(symbol: string, route: string): boolean {
  return rows.some(
    ({symbols, routes}) =>
      symbols.includes(symbol) &&
      (routes.length === 0 || route === LIST || routes.some((start) => route.startsWith(start))),
  );
}

describe('symbols', () => {
  it('are told apart', () => {
    expect(
      formulaSymbols('\\hat\\sigma_\\Delta^2=\\frac{m_T}{n_C}\\cdot TEM-z_{\\alpha/2}'),
    ).toEqual(['\\sigma', 'm', 'n', 'TEM', 'z']);
    expect(formulaSymbols('\\text{a word}\\log t')).toEqual(['t']);
  });

  it('are listed once, or once for each page', () => {
    expect(rows.flatMap(({names}) => names)).toEqual(expect.arrayContaining(['n', '\\gamma']));
    const twice = rows.flatMap((row, index) =>
      rows
        .slice(0, index)
        .filter((other) => sharePage(row, other))
        .flatMap(({names}) => names.filter((name) => row.names.includes(name))),
    );
    expect(twice).toEqual([]);
  });

  it('mean what the list says', () => {
    const stray = pages
      .filter(
        ({route}) => !CODE.some((start) => route.startsWith(start)) && !RE_RETRIES.test(route),
      )
      .flatMap(({file, route, tree}) =>
        [...linesOfSymbols(tree)]
          .filter(([symbol]) => !EVERYWHERE.includes(symbol) && !isKnown(symbol, route))
          .map(([symbol, line]) => `${file}:${line}: ${symbol}`),
      );
    expect(stray).toEqual([]);
  });
});
