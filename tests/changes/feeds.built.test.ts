import {existsSync, readFileSync} from 'node:fs';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {expect, it} from 'vitest';
import {site} from '../../src/site/index.ts';
import {hasFullHistory} from '../../src/site/history.ts';

const parser = new XMLParser({ignoreAttributes: false, isArray: (name) => name === 'entry'});

interface Entry {
  id: string;
  title: unknown;
  updated: string;
  link: {'@_href': string};
}

it.runIf(hasFullHistory('.')).each(['', '/sdks', '/statistics'])(
  'the feed of changes below %j/ has what Atom requires, and leads to pages',
  (folder) => {
    const xml = readFileSync(`build${folder}/changes.xml`, 'utf8');
    expect(XMLValidator.validate(xml)).toBe(true);
    const {feed} = parser.parse(xml) as {
      feed: Record<'id' | 'title' | 'updated', string> & {entry: Entry[]; link: object[]};
    };
    expect(feed.id).toBe(`${site.DOCS_URL}${folder}/`);
    expect(feed.title).toMatch(/^Changes: \S/);
    expect(feed.link).toContainEqual({
      '@_rel': 'self',
      '@_href': `${site.DOCS_URL}${folder}/changes.xml`,
    });
    const times = feed.entry.map(({updated}) => Date.parse(updated));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(Date.parse(feed.updated)).toBe(times[0]);
    expect(new Set(feed.entry.map(({id}) => id)).size).toBe(feed.entry.length);
    for (const {link} of feed.entry) {
      const route = link['@_href'].replace(site.DOCS_URL, '');
      expect(route.startsWith(`${folder}/`)).toBe(true);
      expect(existsSync(`build${route}index.html`), route).toBe(true);
    }
  },
);

it.skipIf(hasFullHistory('.'))('there are no feeds without the dates of git', () => {
  expect(existsSync('build/changes.xml')).toBe(false);
});
