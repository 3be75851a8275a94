import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readIndex} from '../../src/cli/search/readIndex.ts';
import {createEngine} from '../../src/search/engine.ts';
import {evaluate, rankOf, type JudgedQuery} from '../../src/search/evaluate.ts';
import {indexWeight, queryTime} from '../performance/searchCost.ts';
import {misspell} from './misspell.ts';

const BUILD = path.resolve('build');
const FOLDER = import.meta.dirname;

const index = readIndex(BUILD);
const engine = createEngine(index);
const routes = new Set(index.pages.map(({route}) => route));

/** Queries of readers whose pages exist. */
const queries = ['queries.json', 'paraphrases.json']
  .flatMap((file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as JudgedQuery[])
  .filter((judged) => judged.routes.some((route) => routes.has(route)));
const samples = (
  JSON.parse(readFileSync(path.join(FOLDER, 'queries.json'), 'utf8')) as JudgedQuery[]
).filter((judged) => judged.routes.some((route) => routes.has(route)));

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
    const limit = (300_000 / 205) * Math.max(205, index.pages.length);
    expect(indexWeight(BUILD)).toBeLessThanOrEqual(limit);
  });

  it('answers 95 of 100 queries within 15 ms of processor time', () => {
    const texts = queries.map(({query}) => query);
    expect(queryTime(BUILD, texts)).toBeLessThanOrEqual(15);
  });
});
