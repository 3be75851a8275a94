import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readIndex} from '../../src/features/search/cli/readIndex.ts';
import {readQueries} from '../../src/features/search/cli/readQueries.ts';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import {evaluate, rankOf, type JudgedQuery} from '../../src/features/search/cli/evaluate.ts';
import {indexWeight, queryTime} from '../performance/searchCost.ts';
import {glossaryNames} from './glossaryNames.ts';
import {misspell} from './misspell.ts';

const BUILD = path.resolve('build');
const FOLDER = import.meta.dirname;

const index = readIndex(BUILD);
const engine = createEngine(index);
const routes = new Set(index.pages.map(({route}) => route));

/** Queries of readers whose pages exist. */
function existing(file: string): JudgedQuery[] {
  const judged = readQueries(path.join(FOLDER, file));
  return judged.filter((one) => one.routes.some((route) => routes.has(route)));
}

const samples = existing('queries.json');
const queries = [...samples, ...existing('paraphrases.json')];

const titles: JudgedQuery[] = index.pages.map(({route, sections}) => ({
  query: sections[0]?.[1] ?? '',
  routes: [route],
}));

describe('relevance', () => {
  it('reaches the bar on the sample queries', () => {
    const {mrr, hit1, hit5, misses} = evaluate(samples, engine);
    expect.soft(mrr, JSON.stringify(misses)).toBeGreaterThanOrEqual(0.95);
    expect.soft(hit1).toBeGreaterThanOrEqual(0.9);
    expect.soft(hit5).toBe(1);
  });

  /**
   * The blind queries were written from file names and titles alone, so they tell best how new
   * queries fare: MRR 0.904. The held-out ones were not looked at one by one: 0.952. The others were
   * worked with.
   */
  it.each([
    {file: 'paraphrases.json', mrr: 0.97, hit1: 0.95, hit5: 0.99},
    {file: 'reader-queries.json', mrr: 0.96, hit1: 0.93, hit5: 0.98},
    {file: 'held-out-queries.json', mrr: 0.93, hit1: 0.88, hit5: 0.97},
    {file: 'blind-queries.json', mrr: 0.87, hit1: 0.8, hit5: 0.94},
  ])('stays good on $file', ({file, ...bars}) => {
    const found = evaluate(existing(file), engine);
    expect.soft(found.mrr, JSON.stringify(found.misses)).toBeGreaterThanOrEqual(bars.mrr);
    expect.soft(found.hit1).toBeGreaterThanOrEqual(bars.hit1);
    expect.soft(found.hit5).toBeGreaterThanOrEqual(bars.hit5);
  });

  it('finds the page of a term by each of its names, mostly among the first five', () => {
    const {hit5, misses} = evaluate(glossaryNames, engine);
    expect(hit5, JSON.stringify(misses)).toBeGreaterThanOrEqual(0.94);
  });

  it('moves no rank unnoticed', async () => {
    const ranks = Object.fromEntries(
      queries.map((judged) => [judged.query, rankOf(judged, engine)]),
    );
    await expect(`${JSON.stringify(ranks, null, 2)}\n`).toMatchFileSnapshot('ranks.json');
  });

  it('puts the page first whose title is the query', () => {
    expect(titles.filter((judged) => rankOf(judged, engine) !== 1)).toEqual([]);
  });

  it('finds a page by its title with one wrong letter among the first five', () => {
    const typos = titles.flatMap((judged) => {
      const query = misspell(judged.query);
      return query ? [{...judged, query}] : [];
    });
    const missed = typos.filter((judged) => {
      const rank = rankOf(judged, engine);
      return rank === 0 || rank > 5;
    });
    expect(missed).toEqual([]);
  });
});

describe('cost', () => {
  it('stays within the size for embedded search', () => {
    const limit = 1000 * Math.max(300, index.pages.length);
    expect(indexWeight(BUILD)).toBeLessThanOrEqual(limit);
  });

  // Two quiet cores need 5 to 8 ms, and machines differ by a third: this catches a doubling, the
  // bench prints the figure.
  it('answers 95 of 100 queries within 16 ms of processor time', () => {
    const texts = queries.map(({query}) => query);
    expect(queryTime(BUILD, texts)).toBeLessThanOrEqual(16);
  });
});
