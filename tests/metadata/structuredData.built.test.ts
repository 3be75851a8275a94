import {describe, expect, it} from 'vitest';
import {hasFullHistory} from '../../src/site/history.ts';
import {site} from '../../src/site/index.ts';
import {builtHeads, type BuiltHead} from './builtHeads.ts';
import {builtRoutes} from '../support/builtRoutes.ts';
import {listDocs} from '../support/content/readPages.ts';

type Data = Record<string, unknown> & {'@type': string};

/** The structured data of a page, by type; fails when it does not parse or says a type twice. */
function dataOf({route, $}: BuiltHead): Map<string, Data> {
  const all = $('script[type="application/ld+json"]')
    .map((_, script) => JSON.parse($(script).text()) as Data)
    .get();
  const byType = new Map(all.map((data) => [data['@type'], data]));
  expect(byType.size, route).toBe(all.length);
  return byType;
}

const pages = builtHeads().map((head) => ({route: head.route, data: dataOf(head)}));

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.startsWith('http') ? [value] : [];
  }
  return value && typeof value === 'object' ? Object.values(value).flatMap(addressesIn) : [];
}

it('structured data leads to pages by their own addresses', () => {
  const routes = new Set(builtRoutes());
  const wrong = pages.flatMap(({route, data}) =>
    [...data.values()]
      .flatMap((item) => Object.values(item).flatMap(addressesIn))
      .filter((address) => address.startsWith(site.DOCS_URL))
      .map((address) => address.slice(site.DOCS_URL.length).replace(/[?#].*$/, ''))
      .filter((path) => !routes.has(path) && !path.endsWith('.png'))
      .map((path) => `${route} names ${path}`),
  );
  expect(wrong).toEqual([]);
});

it('every page describes the site and its search', () => {
  const described = new Set(pages.map(({data}) => JSON.stringify(data.get('WebSite'))));
  expect(described.size).toBe(1);
  expect(pages[0]?.data.get('WebSite')).toMatchObject({
    '@context': 'https://schema.org',
    url: `${site.DOCS_URL}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: {urlTemplate: `${site.DOCS_URL}/search/?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    },
  });
});

describe('every doc', () => {
  const docs = new Set(listDocs().map(({route}) => route));
  const described = pages.filter(({route}) => docs.has(route));

  it('is an article of the site', () => {
    expect(described).toHaveLength(docs.size);
    for (const {route, data} of described) {
      expect(data.get('TechArticle'), route).toMatchObject({
        '@context': 'https://schema.org',
        url: site.DOCS_URL + route,
        headline: expect.stringMatching(/./) as string,
        description: expect.stringMatching(/./) as string,
        image: expect.stringContaining(`${site.DOCS_URL}/img/`) as string,
        isPartOf: {'@id': `${site.DOCS_URL}/#website`},
      });
    }
  });

  it('says when it changed where the history is known, and invents no date where it is not', () => {
    const dates = described.flatMap(({data}) => data.get('TechArticle')?.dateModified ?? []);
    expect(dates.filter((date) => !/^\d{4}-\d\d-\d\dT/.test(String(date)))).toEqual([]);
    expect(dates.length > docs.size / 2).toBe(hasFullHistory('.'));
  });

  it('says where it is, ending with itself', () => {
    for (const {route, data} of described) {
      const items = data.get('BreadcrumbList')?.itemListElement as Data[];
      expect(items.map(({position}) => position)).toEqual(items.map((_, index) => index + 1));
      expect(items.every(({name}) => name)).toBe(true);
      expect(items.at(-1)?.item).toBe(site.DOCS_URL + route);
    }
  });
});

it('every post is an article with date, author and picture', () => {
  const posts = pages.filter(({data}) => data.has('BlogPosting'));
  expect(posts.length).toBeGreaterThan(0);
  for (const {route, data} of posts) {
    expect(data.get('BlogPosting')).toMatchObject({
      url: site.DOCS_URL + route,
      headline: expect.stringMatching(/./) as string,
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      author: {'@type': 'Person', name: expect.stringMatching(/./) as string},
      image: {url: expect.stringContaining(`${site.DOCS_URL}/img/`) as string},
    });
  }
});
