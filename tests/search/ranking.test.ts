import {expect, it} from 'vitest';
import {buildIndex} from '../../src/features/search/records/buildIndex.ts';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import {page, SITE} from './corpus.ts';

type Source = Parameters<typeof page>[0];

/** Routes that a query finds on a site of the given pages, best first. */
function find(query: string, sources: readonly Source[]): string[] {
  const engine = createEngine(buildIndex(sources.map(page), SITE).index);
  return engine.search(query).pages.map(({route}) => route);
}

it('a page or section that is called like the whole query comes before those that repeat its words', () => {
  const repeated = `<p>${'Schedule a change of a flag. '.repeat(9)}</p>`;
  const pages = [
    {route: '/a/', title: 'Flag changes', body: repeated},
    {
      route: '/b/',
      title: 'Phases',
      body: '<h2 id="x">Schedule a flag change</h2><p>At a time.</p>',
    },
    {route: '/c/', title: 'Dates', keywords: 'schedule a launch', body: '<p>Launch.</p>'},
  ];
  expect(find('schedule a flag change', pages)[0]).toBe('/b/');
  expect(find('schedule a launch', pages)[0]).toBe('/c/');
  const twice = {
    route: '/d/',
    title: 'Chains',
    keywords: 'schedule on schedule, schedule a launch',
  };
  expect(find('schedule', [twice, {...twice, route: '/e/', keywords: 'schedule'}])[0]).toBe('/e/');
});

it('a page is known by the last part of its address, too', () => {
  const body = `<p>${'Segments of a segment. '.repeat(9)}</p>`;
  const pages = [
    {route: '/a/rules/', title: 'Rules of segments', keywords: 'segment of users', body},
    {route: '/z/segments/', title: 'Show results for some users'},
  ];
  expect(find('segment', pages)[0]).toBe('/z/segments/');
  // One that pages share names none of them, and words that say nothing no page.
  expect(find('segment', [...pages, {route: '/y/segments/', title: 'More'}])[0]).toBe('/a/rules/');
  const home = {route: '/', title: 'Start', body: '<p>debug</p>'};
  expect(find('why did', [home, {...home, route: '/d/', title: 'Debug'}])[0]).toBe('/d/');
});

it('pages that others link to come before those that say the same', () => {
  const same = {title: 'Holdouts', body: '<p>Keep users out.</p>'};
  const body = '<a href="/b/#x">One</a> <a class="term" href="/a/">other</a>';
  const pages = [
    {route: '/a/', ...same},
    {route: '/b/', ...same},
    {route: '/c/', title: 'C', body},
  ];
  expect(find('keep users out', pages)[0]).toBe('/b/');
});

it('a keyword that is the query counts more than its words apart, and a word of many hardly', () => {
  const pages = ['launch, plan', 'launch plan, plan'].map((keywords) => ({
    ...{route: `/${keywords.length}/`, title: 'Dates', keywords},
  }));
  const weak = {route: '/z/', title: 'Other', body: '<p>Plan.</p>'};
  expect(find('launch plan', [...pages, weak])).toEqual(['/17/', '/12/']);
});

it('404 does not find 403', () => {
  const pages = [403, 404].map((code) => ({route: `/${code}/`, title: `Answer ${code}`}));
  expect(find('404', pages)).toEqual(['/404/']);
  expect(find('40', pages)).toEqual([]);
});

it.each(['golang bandit action', 'bandit action go'])('“%s” finds the page of Go', (query) => {
  const pages = ['python', 'go'].map((language) => ({
    route: `/sdks/server-sdks/${language}/bandits/`,
    title: `Bandits in ${language}`,
    body: '<p>Ask for an action and log the bandit event.</p>',
  }));
  expect(find(query, pages)[0]).toBe('/sdks/server-sdks/go/bandits/');
});

it('words of a query are not found within the names of products', () => {
  const sources = [
    {route: '/java/', title: 'Java', body: '<p>Install the package.</p>'},
    {route: '/browser/', title: 'JavaScript', body: '<p>Install the package.</p>'},
  ];
  expect(find('java', sources)[0]).toBe('/java/');
  expect(find('darkly', [{route: '/ld/', title: 'Leave LaunchDarkly'}])).toEqual([]);
  expect(find('launchdarkly', [{route: '/ld/', title: 'Leave LaunchDarkly'}])).toEqual(['/ld/']);
});
