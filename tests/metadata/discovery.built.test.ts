import {readFileSync} from 'node:fs';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {describe, expect, it} from 'vitest';
import {hasFullHistory} from '../../src/site/history.ts';
import {site} from '../../src/site/index.ts';
import {builtHeads, metaContent} from './builtHeads.ts';
import {listDocs} from '../support/content/readPages.ts';

const parser = new XMLParser({ignoreAttributes: false, parseTagValue: false});

function readXml(file: string): unknown {
  const xml = readFileSync(`build/${file}`, 'utf8');
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
}

interface SitemapEntry {
  loc: string;
  changefreq: string;
  priority: string;
  lastmod?: string;
}

describe('the sitemap', () => {
  const {urlset} = readXml('sitemap.xml') as {urlset: {url: SitemapEntry[]}};

  it('lists each page once, weekly, with priority 0.5, without tag pages', () => {
    const indexed = builtHeads().filter((head) => !metaContent(head, 'robots').includes('noindex'));
    const pages = indexed.filter(({route}) => !route.startsWith('/blog/tags/'));
    expect(pages.length).toBeLessThan(indexed.length);
    expect(urlset.url.map(({loc}) => loc).sort()).toEqual(
      pages.map(({route}) => site.DOCS_URL + route).sort(),
    );
    expect(new Set(urlset.url.map(({changefreq}) => changefreq))).toEqual(new Set(['weekly']));
    expect(new Set(urlset.url.map(({priority}) => priority))).toEqual(new Set(['0.5']));
  });

  it('dates docs when the history is known, and invents no date when it is not', () => {
    const dated = urlset.url.filter(({lastmod}) => lastmod !== undefined);
    expect(dated.every(({lastmod}) => /^\d{4}-\d\d-\d\d$/.test(lastmod ?? ''))).toBe(true);
    expect(dated.every(({lastmod}) => Date.parse(lastmod ?? '') <= Date.now())).toBe(true);
    expect(dated.length).toBeLessThanOrEqual(hasFullHistory('.') ? urlset.url.length : 0);
    expect(dated.length > listDocs().length / 2).toBe(hasFullHistory('.'));
  });
});

describe('robots.txt', () => {
  it('allows everything and names the sitemap', () => {
    const lines = readFileSync('build/robots.txt', 'utf8').split('\n').filter(Boolean);
    expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${site.DOCS_URL}/sitemap.xml`]);
  });
});

describe('the OpenSearch description', () => {
  it('has what the format requires and leads to the search page', () => {
    const {OpenSearchDescription: description} = readXml('opensearch.xml') as {
      OpenSearchDescription: Record<string, string> & {Url: Record<string, string>[]};
    };
    expect(description['@_xmlns']).toBe('http://a9.com/-/spec/opensearch/1.1/');
    expect(description.ShortName).toMatch(/^.{1,16}$/);
    expect(description.Description).toMatch(/^.{1,1024}$/);
    expect(description.Url.map((url) => [url['@_type'], url['@_template']])).toEqual([
      ['text/html', `${site.DOCS_URL}/search/?q={searchTerms}`],
      ['application/opensearchdescription+xml', `${site.DOCS_URL}/opensearch.xml`],
    ]);
  });
});
