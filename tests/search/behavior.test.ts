import {describe, expect, it} from 'vitest';
import {parseOptions} from '../../src/features/search/plugin/options.ts';
import {evaluate} from '../../src/features/search/cli/evaluate.ts';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import {passesFilters} from '../../src/features/search/hosted/facetFilters.ts';
import {buildThesaurus, planQuery} from '../../src/features/search/engine/queryPlan.ts';
import {isExternalResult, resultUrl} from '../../src/features/search/client/resultUrl.ts';
import {RANKING} from '../../src/features/search/engine/ranking.ts';
import {Spelling} from '../../src/features/search/engine/spelling.ts';
import {SYNONYMS} from '../../src/features/search/engine/synonyms.ts';
import {uploadSynonyms} from '../../src/features/search/hosted/upload.ts';
import {
  INITIAL_STATE,
  nextState,
  readPageQuery,
  shorterQueries,
  writePageQuery,
  type Answer,
} from '../../src/features/search/ui/SearchPage/pageState.ts';
import {INDEX} from './corpus.ts';

describe('a query plan', () => {
  const spelling = new Spelling(['snowflake', 'environments'], RANKING);
  const plan = (query: string, groups: readonly (readonly string[])[] = []) =>
    planQuery(query, {
      thesaurus: buildThesaurus(groups),
      spelling,
      isKnown: (term) => term === 'getbanditaction',
    }).filter((concept) => concept.required);

  it('takes the longest phrase with a synonym as one concept', () => {
    const [concept] = plan('kill switch', [
      ['kill switch', 'turn off'],
      ['kill', 'stop'],
    ]);
    expect(concept?.label).toBe('kill switch');
    expect(concept?.alternatives.map(({terms}) => terms)).toEqual([['kill', 'switch'], ['turn']]);
  });

  it('finds a phrase by its stop words, too', () => {
    const [concept] = plan('turn off the flag', [['kill switch', 'turn off']]);
    expect(concept?.alternatives.map(({terms}) => terms)).toEqual([['turn'], ['kill', 'switch']]);
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

  it('corrects missing, extra, wrong and swapped letters', () => {
    const meant = (word: string): string[] => spelling.correct(word).map(({term}) => term);
    for (const word of ['snowflke', 'snowwflake', 'snowflaxe', 'snwoflake', 'environmewnts']) {
      expect(meant(word)).toHaveLength(1);
    }
    expect(meant('snowflake')).toEqual([]);
    expect(meant('bigquery')).toEqual([]);
  });
});

describe('the synonyms', () => {
  it('name no phrase twice in a group', () => {
    for (const group of SYNONYMS) {
      expect(new Set(group.map((phrase) => phrase.toLowerCase())).size).toBe(group.length);
      expect(group.length).toBeGreaterThan(1);
    }
  });

  it('have a different first phrase in each group, which names it for the provider', () => {
    const ids = uploadSynonyms(SYNONYMS).map(({objectID}) => objectID);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });
});

describe('facet filters', () => {
  const values = {language: 'en', version: 'current'};

  it.each([
    [undefined, true],
    [[], true],
    ['language:en', true],
    [['language:en', 'version:2'], false],
    [['language:en', ['version:2', 'version:current']], true],
    [['language:-en'], false],
    [['unknown:x'], false],
  ])('%j → %s', (filters, expected) => {
    expect(passesFilters(values, filters)).toBe(expected);
  });
});

describe('the address of a result', () => {
  it('is a path of this site, whatever host the record names', () => {
    expect(resultUrl('https://docs.example/a/?x=1#b', {})).toBe('/a/?x=1#b');
    expect(resultUrl('/a/#b', {})).toBe('/a/#b');
  });

  it('stays as it is when it matches externalUrlRegex', () => {
    const settings = {externalUrlRegex: 'other\\.example'};
    expect(resultUrl('https://other.example/a/', settings)).toBe('https://other.example/a/');
    expect(isExternalResult('https://docs.example/a/', settings)).toBe(false);
  });

  it('is rewritten by replaceSearchResultPathname, everywhere in the path', () => {
    const replaceSearchResultPathname = {from: '/docs/', to: '/'};
    expect(resultUrl('https://x.example/docs/a/#b', {replaceSearchResultPathname})).toBe('/a/#b');
  });
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

  it('take a literal text or a regular expression to replace', () => {
    const from = (value: string | RegExp): string | undefined =>
      parseOptions({replaceSearchResultPathname: {from: value, to: '/'}})
        .replaceSearchResultPathname?.from;
    expect([from('/docs.v1/'), from(/^\/v\d/)]).toEqual(['/docs\\.v1/', '^\\/v\\d']);
  });

  it('are all checked at once', () => {
    const wrong = {searchPagePath: 'a b', externalUrlRegex: '(', maxResultsPerGroup: 0, appID: 'x'};
    expect(() => parseOptions(wrong)).toThrowErrorMatchingInlineSnapshot(`
      [Error: The options of the search plugin are not valid:
        - searchPagePath: write a path such as search
        - externalUrlRegex: write a regular expression such as other\\.example
        - maxResultsPerGroup: Too small: expected number to be >=1
        - appID: no such key]
    `);
  });
});

describe('the state of the search page', () => {
  const asked = {query: 'a', section: ''};
  const answer: Answer = {
    hits: [],
    nbHits: 3,
    page: 0,
    nbPages: 2,
    sections: {Docs: 3},
    isProvisional: false,
  };
  const loading = nextState(INITIAL_STATE, {type: 'ask', asked});

  it('is outdated once more can be searched, until that is answered', () => {
    const provisional = {...answer, isProvisional: true};
    const found = nextState(loading, {type: 'answer', asked, answer: provisional});
    expect(found).toMatchObject({isOutdated: false, isPartial: false});
    const outdated = nextState(found, {type: 'complete', asked});
    expect(outdated).toMatchObject({status: 'done', nbHits: 3, isOutdated: true});
    expect(nextState(outdated, {type: 'answer', asked, answer})).toHaveProperty(
      'isOutdated',
      false,
    );
  });

  it('stays partial from query to query until the text can be searched', () => {
    const provisional = {...answer, isProvisional: true};
    const found = nextState(loading, {type: 'answer', asked, answer: provisional});
    const partial = nextState(found, {type: 'incomplete', asked});
    const next = {query: 'ab', section: ''};
    const asking = nextState(partial, {type: 'ask', asked: next});
    const again = nextState(asking, {type: 'answer', asked: next, answer: provisional});
    expect([partial, asking, again].map(({isPartial}) => isPartial)).toEqual([true, true, true]);
    const full = nextState(again, {type: 'answer', asked: next, answer});
    expect(full.isPartial).toBe(false);
  });

  it('goes from loading to stalled to done', () => {
    expect(loading.status).toBe('loading');
    const stalled = nextState(loading, {type: 'stall', asked});
    expect(stalled.status).toBe('stalled');
    expect(nextState(stalled, {type: 'answer', asked, answer})).toMatchObject({
      status: 'done',
      nbHits: 3,
      loadedPages: 1,
      sections: {Docs: 3},
    });
  });

  it('ignores what belongs to an older query', () => {
    const newer = nextState(loading, {type: 'ask', asked: {query: 'ab', section: ''}});
    expect(nextState(newer, {type: 'answer', asked, answer})).toBe(newer);
    expect(nextState(newer, {type: 'fail', asked, needsReload: false})).toBe(newer);
  });

  it('does not stall after the answer', () => {
    const done = nextState(loading, {type: 'answer', asked, answer});
    expect(nextState(done, {type: 'stall', asked}).status).toBe('done');
  });

  it('returns to the beginning when the query is emptied', () => {
    expect(nextState(loading, {type: 'reset'})).toBe(INITIAL_STATE);
  });

  it('is written to the address and read from it', () => {
    const query = {query: 'a & b', section: 'Data management'};
    expect(readPageQuery(writePageQuery(query))).toEqual(query);
    expect(writePageQuery({query: '', section: ''})).toBe('');
  });

  it('offers the words of a query by themselves', () => {
    expect(shorterQueries('a strange query')).toEqual(['strange', 'query']);
    expect(shorterQueries('strange')).toEqual([]);
  });
});

describe('an evaluation', () => {
  it('measures ranks and lists what missed', () => {
    const engine = createEngine(INDEX);
    const result = evaluate(
      [
        {query: 'srm', routes: ['/statistics/sample-ratio-mismatch/']},
        {query: 'srm', routes: ['/nowhere/']},
      ],
      engine,
    );
    expect(result).toMatchObject({queries: 2, mrr: 0.5, hit1: 0.5, hit3: 0.5, hit5: 0.5});
    expect(result.misses).toMatchObject([{query: 'srm', expected: ['/nowhere/']}]);
    expect(result.misses[0]?.got[0]).toBe('/statistics/sample-ratio-mismatch/');
  });
});
