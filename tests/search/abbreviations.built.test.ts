import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readIndex} from '../../src/features/search/cli/readIndex.ts';
import {glossaryTerms} from '../../src/features/glossary/glossary.ts';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import {rankOf} from '../../src/features/search/cli/evaluate.ts';

const TOP = 3;

/** One word with at least two capital letters in a row: MDE, mSPRT, CUPED++. */
const RE_ABBREVIATION = /^\p{L}*\p{Lu}{2}[\p{L}+]*$/u;

const engine = createEngine(readIndex(path.resolve('build')));

const abbreviations = glossaryTerms().flatMap(
  ({term, aliases = [], retired = [], elsewhere = [], link}) =>
    [term, ...aliases, ...retired, ...elsewhere]
      .filter((name) => RE_ABBREVIATION.test(name))
      .map((query) => ({query, routes: [link, '/glossary/']})),
);

describe('abbreviations of the glossary', () => {
  it('are found in it', () => {
    expect(abbreviations.map(({query}) => query)).toEqual(
      expect.arrayContaining(['SRM', 'MDE', 'mSPRT', 'CUPED++']),
    );
  });

  it.each(abbreviations)('$query leads to its page', ({query, routes}) => {
    const found = engine
      .search(query)
      .pages.slice(0, TOP)
      .map(({route}) => route);
    const rank = rankOf({query, routes}, engine);
    expect(rank > 0 && rank <= TOP, found.join(' ')).toBe(true);
  });
});
