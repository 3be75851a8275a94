import {describe, expect, it} from 'vitest';
import {findPassages} from '../../src/features/search/engine/findPassages.ts';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import type {CompactSection} from '../../src/features/search/records/compactIndex.ts';
import {INDEX} from '../search/corpus.ts';

/** Pages about other things: how rare a word is shows on a site of some size. */
const others = INDEX.pages.slice(0, 1).flatMap((page) =>
  Array.from({length: 200}, (_, number) => ({
    ...page,
    route: `/other/${number}/`,
    description: '',
    keywords: '',
    sections: [[1, `Other ${number}`, null] as CompactSection],
  })),
);

const withSections = (route: string, ...sections: CompactSection[]) =>
  INDEX.pages
    .slice(0, 1)
    .map((page) => ({...page, route, description: '', keywords: '', sections}));

const more = withSections(
  '/reference/api/flags/',
  [1, 'Flag endpoints', null, 'What the API does.'],
  [2, 'Observed zygotes', 'observed-zygotes'],
  [3, 'List', 'list', 'Reads all.'],
  [2, 'Errors', 'errors', 'Something is missing.'],
);

const engine = createEngine({...INDEX, pages: [...INDEX.pages, ...others, ...more]});
const find = (text: string, sdk?: string) => findPassages(engine, {text, sdk});

describe('finding passages', () => {
  it('quotes the section that answers, not only its page', () => {
    const {passages, verdict} = find('How do I rehearse the kill switch in Test?');
    expect(verdict).toBe('answers');
    expect(passages[0]).toMatchObject({
      route: '/feature-flagging/use-cases/kill-switches/',
      anchor: 'rehearse',
      pageTitle: 'Build a kill switch',
      heading: 'Rehearse in Test',
    });
  });

  it('goes by the order of the search, up to three pages', () => {
    const question = 'how do I turn off a feature in an emergency or log in to snowflake';
    const found = engine.search(question).pages.map(({route}) => route);
    const {passages, related} = find(question);
    expect(passages.map(({route}) => route)).toEqual(found.slice(0, 3));
    expect(related.map(({route}) => route)).toEqual(found.slice(3, 6));
  });

  it('says what comes closest, as closest, where no page is ahead', () => {
    expect(find('is there an emergency environment for a launch of a llama?')).toMatchObject({
      verdict: 'closest',
    });
  });

  it.each(['', '???', 'how do I', 'x'.repeat(5000), '🦜', 'what is the capital of France?'])(
    'finds nothing only where no page has a word of the question: %j',
    (question) => {
      expect(find(question)).toMatchObject({verdict: 'nothing', passages: [], related: []});
    },
  );

  it('counts the own words of the question more than words that mean the same', () => {
    const {terms} = find('How do I rehearse the kill switch in Test?');
    expect(terms.get('test')).toBeGreaterThan(terms.get('qa') ?? 0);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'weighs the word %s like any other',
    (word) => {
      const {terms} = find(`rehearse the kill switch in the ${word}`);
      expect(terms.size).toBeGreaterThan(3);
      expect([...terms].filter(([, weight]) => !(weight >= 0 && weight <= 1))).toEqual([]);
    },
  );

  it('quotes a part of a section that has no text of its own', () => {
    expect(find('observed zygotes').passages[0]).toMatchObject({heading: 'List'});
  });

  it('begins with the SDK that the reader chose', () => {
    expect(find('getters', 'python').passages[0]?.route).toBe(
      '/sdks/server-sdks/python/assignments/',
    );
  });
});

describe('a framework without an SDK of its own', () => {
  const names = (text: string) => find(text).runsOn.map(({framework, route}) => [framework, route]);

  it('leads to the SDK that runs there', () => {
    const route = '/sdks/server-sdks/dotnet/quickstart/';
    expect(names('flags in an asp.net app')).toEqual([['ASP.NET', route]]);
    expect(find('ASP.NET').runsOn).toMatchObject([{sdk: 'Get started with the .NET SDK'}]);
    expect(find('install in ASP.NET').passages[0]?.route).toBe(route);
  });

  it.each([
    'spring release',
    'my rails are express',
    'what do users express',
    'the remix of a song',
  ])('is not meant by plain words: %s', (text) => expect(names(text)).toEqual([]));
});
