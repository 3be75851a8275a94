import {readFileSync} from 'node:fs';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {describe, expect, it} from 'vitest';
import {site} from '../../src/site/index.ts';
import {findRoutes} from '../support/findRoute.ts';

const posts = findRoutes('a blog post', /"isPartOf":\{"@type":"Blog"/)
  .map((route) => site.DOCS_URL + route)
  .sort();

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => name === 'item' || name === 'entry',
});

function readXml(file: string): Record<string, Record<string, unknown>> {
  const xml = readFileSync(`build/blog/${file}`, 'utf8');
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml) as Record<string, Record<string, unknown>>;
}

function expectTexts(element: Record<string, unknown>, names: readonly string[]): void {
  for (const name of names) {
    expect(element[name], name).toEqual(expect.stringMatching(/\S/));
  }
}

/** Content is readable without the site: no drawn copies of formulas, no buttons, full links. */
function expectReadable(html: string): void {
  expect(html).not.toMatch(/katex-html|<button|<!--/);
  expect(
    [...html.matchAll(/(?:href|src)="(?!https?:\/\/|#)[^"]*"/g)].map(([text]) => text),
  ).toEqual([]);
}

describe('the feeds of the blog', () => {
  it('RSS 2.0 has what the format requires, and every post', () => {
    const {channel} = readXml('rss.xml').rss as {channel: Record<string, unknown>};
    expectTexts(channel, ['title', 'link', 'description']);
    const items = channel.item as Record<string, string>[];
    for (const item of items) {
      expectTexts(item, ['title', 'link', 'guid', 'pubDate', 'description']);
      expect(Date.parse(item.pubDate ?? '')).not.toBeNaN();
      expectReadable(item['content:encoded'] ?? '');
    }
    expect(items.map(({link}) => link).sort()).toEqual(posts);
    expect(channel['atom:link']).toMatchObject({
      '@_rel': 'self',
      '@_href': `${site.DOCS_URL}/blog/rss.xml`,
    });
  });

  it('Atom has what the format requires, and every post', () => {
    const {feed = {}} = readXml('atom.xml');
    expectTexts(feed, ['id', 'title', 'updated']);
    const entries = feed.entry as Record<string, string>[];
    for (const entry of entries) {
      expectTexts(entry, ['id', 'updated']);
      expect(entry).toHaveProperty('author.name');
    }
    expect(entries.map(({id}) => id).sort()).toEqual(posts);
    expect(feed.link).toContainEqual({
      '@_rel': 'self',
      '@_href': `${site.DOCS_URL}/blog/atom.xml`,
    });
  });

  it('JSON Feed has what the format requires, and every post', () => {
    const feed = JSON.parse(readFileSync('build/blog/feed.json', 'utf8')) as Record<
      string,
      unknown
    >;
    expectTexts(feed, ['version', 'title']);
    expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    const items = feed.items as Record<string, string>[];
    for (const item of items) {
      expectTexts(item, ['id', 'url', 'content_html', 'date_modified']);
    }
    expect(items.map(({url}) => url).sort()).toEqual(posts);
    expect(feed.feed_url).toBe(`${site.DOCS_URL}/blog/feed.json`);
  });
});
