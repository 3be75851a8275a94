import {describe, expect, it} from 'vitest';
import {compactIndex} from '../../../src/search/compactIndex.ts';
import {createEngine} from '../../../src/search/engine.ts';
import {buildRecords} from '../../../src/search/records.ts';
import {page, SITE} from './corpus.ts';

type Source = Parameters<typeof page>[0];

/** Routes that a query finds on a site of the given pages, best first. */
function find(query: string, sources: readonly Source[]): string[] {
  const engine = createEngine(compactIndex(buildRecords(sources.map(page), SITE), SITE));
  return engine.search(query).pages.map(({route}) => route);
}

describe('keywords', () => {
  it('lift a page above others that have the words apart', () => {
    const apart = 'margin of error, half-width, pies and bars, precision';
    expect(
      find('error bars', [
        {route: '/a/', title: 'Charts', keywords: apart},
        {route: '/b/', title: 'Intervals', keywords: 'margin, half-width, error bars, pies and precision'},
      ])[0],
    ).toBe('/b/');
  });
});

describe('languages', () => {
  const body = '<p>Ask for an action and log the bandit event.</p>';
  const pages = ['python', 'go'].map((language) => ({
    route: `/sdks/server-sdks/${language}/bandits/`,
    title: `Bandits in ${language}`,
    body,
  }));
  const overview = {route: '/sdks/bandits/', title: 'Bandits in general', body};

  it('give way to the page for all of them where the query names none', () => {
    expect(find('bandit action', [...pages, overview])[0]).toBe(overview.route);
  });

  it('come first by any of their names', () => {
    for (const query of ['golang bandit action', 'bandit action go']) {
      expect(find(query, [...pages, overview])[0]).toBe('/sdks/server-sdks/go/bandits/');
    }
  });
});

describe('pages that have the words of others', () => {
  it.each(['/blog/holdouts/', '/reference/api/holdouts/', '/glossary/', '/sdks/intro/'])(
    '%s comes after a page that says the same',
    (route) => {
      const same = {title: 'Holdouts', body: '<p>Keep users out of all experiments.</p>'};
      const explained = '/zebra/holdouts-explained/';
      const [first] = find('keep users out', [
        {...same, route},
        {...same, route: explained},
      ]);
      expect(first).toBe(explained);
    },
  );
});

describe('words of a query', () => {
  it('count the less in titles the more pages have them', () => {
    const common = ['Metrics', 'Flags', 'Teams', 'Reports'].map((subject) => ({
      route: `/create-${subject.toLowerCase()}/`,
      title: `Create ${subject.toLowerCase()}`,
      body: '<p>Create one in the form. Cutoff.</p>',
    }));
    const answer = {
      route: '/guardrails/',
      title: 'Guardrail cutoff of a primary number',
      body: '<p>Create it on the page.</p>',
    };
    expect(find('create cutoff', [...common, answer])[0]).toBe('/guardrails/');
  });

  it('are not found within the names of products', () => {
    const sources = [
      {route: '/java/', title: 'Java', body: '<p>Install the package.</p>'},
      {route: '/browser/', title: 'JavaScript', body: '<p>Install the package.</p>'},
    ];
    expect(find('java', sources)[0]).toBe('/java/');
    expect(find('darkly', [{route: '/ld/', title: 'Leave LaunchDarkly'}])).toEqual([]);
    expect(find('launchdarkly', [{route: '/ld/', title: 'Leave LaunchDarkly'}])).toEqual(['/ld/']);
  });
});
