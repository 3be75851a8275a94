import {describe, expect, it} from 'vitest';
import {parseOptions} from '../../src/features/search/plugin/options.ts';
import {evaluate} from '../../src/features/search/cli/evaluate.ts';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import {passesFilters} from '../../src/features/search/hosted/facetFilters.ts';
import {buildThesaurus, planQuery} from '../../src/features/search/engine/queryPlan.ts';
import {resultUrl} from '../../src/features/search/client/resultUrl.ts';
import {RANKING} from '../../src/features/search/engine/ranking.ts';
import {Spelling} from '../../src/features/search/engine/spelling.ts';
import {SYNONYMS} from '../../src/features/search/engine/synonyms.ts';
import {INDEX} from './corpus.ts';
import {readStored} from '../../src/features/search/ui/results/types.ts';

describe('a query plan', () => {
  const spelling = new Spelling(['snowflake', 'environments'], RANKING);
  const plan = (query: string, groups: readonly (readonly string[])[] = []) =>
    planQuery(query, {
      thesaurus: buildThesaurus(groups, [['Nuxt', ['node']]]),
      spelling,
      isKnown: (term) => term === 'getbanditaction',
    });

  it('takes the longest phrase with a synonym as one concept', () => {
    const [concept] = plan('kill switch', [
      ['kill switch', 'turn off'],
      ['kill', 'stop'],
    ]);
    expect(concept?.label).toBe('kill switch');
    expect(concept?.alternatives.map(({terms}) => terms)).toEqual([['kill', 'switch'], ['turn']]);
  });

  it.each([
    ['where do I go to find out who changed my flag', false],
    ['what can go wrong with a rollout', false],
    ['can I go back to an older flag', false],
    ['see results on the go', false],
    ['how do I wait for the configuration in go', true],
    ['does the go sdk poll', true],
    ['go wait for initialized', true],
    ['What does Go return for an unknown flag', true],
    ['how to log assignments in go to a warehouse', true],
  ])('knows whether the language is meant in “%s”', (query, isLanguage) => {
    expect(plan(query).some(({label}) => /^go$/i.test(label))).toBe(isLanguage);
  });

  it('finds a phrase by its stop words, too', () => {
    const [concept] = plan('turn off the flag', [['kill switch', 'turn off']]);
    expect(concept?.alternatives.map(({terms}) => terms)).toEqual([['turn'], ['kill', 'switch']]);
  });

  it('takes a framework for its SDK, and no SDK for a framework', () => {
    const meant = (query: string) => plan(query)[0]?.alternatives.map(({terms}) => terms);
    expect(meant('nuxt')).toEqual([['nuxt'], ['node']]);
    expect(meant('node')).toEqual([['node']]);
  });

  it('takes no number for another one', () => {
    const numbers = new Spelling(['403', '4040'], RANKING);
    expect(numbers.correct('404')).toEqual([]);
  });

  it('knows the reader’s own words from corrections and synonyms, and weighs them most', () => {
    const [concept] = plan('snowflak', [['snowflak', 'data cloud']]);
    expect(concept?.alternatives).toEqual([
      {kind: 'own', terms: ['snowflak']},
      {kind: 'correction', terms: ['snowflak'], distance: 1},
      {kind: 'synonym', terms: ['data', 'cloud']},
    ]);
    const {own, correction, synonym, parts} = RANKING.alternatives;
    const weights = [own, correction, synonym, parts];
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
  });

  it('takes a name from code as one concept where the pages have it, else as its words', () => {
    const labels = (query: string): string[] => plan(query).map(({label}) => label);
    const [known] = plan('getBanditAction');
    expect(known?.alternatives.map(({terms}) => terms)).toEqual([
      ['getbanditaction'],
      ['get', 'bandit', 'action'],
    ]);
    expect(labels('getBanditAction')).toHaveLength(1);
    expect(labels('getBanditReaction')).toHaveLength(3);
  });
});

describe('the synonyms', () => {
  it('name no phrase twice in a group', () => {
    for (const group of SYNONYMS.groups) {
      expect(new Set(group.map((phrase) => phrase.toLowerCase())).size).toBe(group.length);
      expect(group.length).toBeGreaterThan(1);
    }
  });
});

it.each([
  [undefined, true],
  [['language:en', 'version:2'], false],
  [['language:en', ['version:2', 'version:current']], true],
  [['unknown:x'], false],
])('whether facet filters %j pass: %s', (filters, expected) => {
  expect(passesFilters({language: 'en', version: 'current'}, filters)).toBe(expected);
});

const rewrite = {replaceSearchResultPathname: {from: '/docs/', to: '/'}};

it.each([
  ['https://docs.example/a/?x=1#b', {}, '/a/?x=1#b'],
  ['/a/#b', {}, '/a/#b'],
  ['https://docs.example/a/', {externalUrlRegex: 'other\\.example'}, '/a/'],
  ['https://other.example/a/', {externalUrlRegex: 'other\\.example'}, 'https://other.example/a/'],
  ['https://docs.example/docs/a/#b', rewrite, '/a/#b'],
])('the result %s with %j leads to %s', (url, settings, expected) => {
  expect(resultUrl(url, settings)).toBe(expected);
});

describe('the options of the plugin', () => {
  it('have the documented defaults', () => {
    expect(parseOptions({})).toEqual({
      searchPagePath: 'search',
      contextualSearch: true,
      maxResultsPerGroup: 5,
      placeholder: 'Search docs',
    });
  });

  it('reach the pages, which receive JSON, with their regular expressions', () => {
    const {externalUrlRegex} = parseOptions({externalUrlRegex: /^other\.example/});
    expect(externalUrlRegex).toBe('^other\\.example');
  });

  it('are all checked at once', () => {
    const wrong = {searchPagePath: 'a b', maxResultsPerGroup: 0, appID: 'x'};
    expect(() => parseOptions(wrong)).toThrowErrorMatchingInlineSnapshot(`
      [Error: The options of the search plugin are not valid:
        - searchPagePath: write a path such as search
        - maxResultsPerGroup: Too small: expected number to be >=1
        - appID: no such key]
    `);
  });
});

it('an evaluation measures ranks and lists what missed', () => {
  const right = '/statistics/sample-ratio-mismatch/';
  const queries = [right, '/nowhere/'].map((route) => ({query: 'srm', routes: [route]}));
  const {misses, ...result} = evaluate(queries, createEngine(INDEX));
  expect(result).toEqual({queries: 2, mrr: 0.5, hit1: 0.5, hit3: 0.5, hit5: 0.5});
  expect(misses).toMatchObject([{query: 'srm', expected: ['/nowhere/']}]);
  expect(misses[0]?.got[0]).toBe(right);
});

const GOOD = {
  ...{objectID: '/x/', url: '/x/', type: 'lvl1', content: null},
  hierarchy: {lvl0: 'Docs', lvl1: 'Pages', lvl2: null},
};

it.each(['{bad', 'null', '{"a":1}', '[null]', '[{}]', '[{"objectID":1}]', null])(
  'of %s nothing can be shown',
  (stored) => expect(readStored(() => stored)).toEqual([]),
);

it('a search without a heading above it is dropped', () => {
  const stored = JSON.stringify([null, GOOD, {...GOOD, hierarchy: null}]);
  expect(readStored(() => stored)).toEqual([GOOD]);
});
