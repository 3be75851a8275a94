import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {readIndex} from '../../src/features/search/cli/readIndex.ts';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import {glossaryNames} from './glossaryNames.ts';

const engine = createEngine(readIndex(path.resolve('build')));

/** Readers look at the first three results. */
const TOP = 3;

interface Language {
  names: string[];
  folder: string;
  answers: Record<string, string[]>;
}

const file = path.join(import.meta.dirname, 'first-three.yaml');
const {languages} = parse(readFileSync(file, 'utf8'), {merge: true}) as {languages: Language[]};

const queries = languages.flatMap(({names, folder, answers}) =>
  names.flatMap((name) =>
    Object.entries(answers).map(([what, pages]) => ({
      query: `${name} ${what}`,
      routes: pages.map((page) => `${folder}/${page}/`),
    })),
  ),
);

/** One word with at least two capital letters in a row: MDE, mSPRT, CUPED++. */
const RE_ABBREVIATION = /^\p{L}*\p{Lu}{2}[\p{L}+]*$/u;

const abbreviations = glossaryNames
  .filter(({query}) => RE_ABBREVIATION.test(query))
  .map(({query, routes}) => ({query, routes: [...routes, '/glossary/']}));

it('abbreviations are taken from the glossary', () => {
  expect(abbreviations.map(({query}) => query)).toEqual(
    expect.arrayContaining(['SRM', 'MDE', 'mSPRT', 'CUPED++']),
  );
});

it('questions about a language are answered by pages that exist', () => {
  const routes = new Set(engine.index.pages.map(({route}) => route));
  expect(queries.flatMap((one) => one.routes).filter((route) => !routes.has(route))).toEqual([]);
});

describe('one of the first three results answers', () => {
  it.each([...queries, ...abbreviations])('$query', (judged) => {
    const found = engine
      .search(judged.query)
      .pages.slice(0, TOP)
      .map(({route}) => route);
    expect(
      found.some((route) => judged.routes.includes(route)),
      found.join(' '),
    ).toBe(true);
  });
});
