import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {expect, it} from 'vitest';
import {changeFeeds} from '../../src/features/changes/feeds.ts';

const SITE = {url: 'https://docs.example', title: 'Docs'};

const SECTION = {
  heading: 'Rotate a key',
  added: ['Create a key <first>.'],
  removed: ['Delete the old key.', 'Wait.'],
};

function page(route: string, day: string) {
  return {
    title: `Title of ${route}`,
    label: `Label of ${route}`,
    description: 'What it says.',
    route,
    changes: [
      {time: Date.parse(day), sections: [SECTION]},
      {time: 0, sections: []},
    ],
  };
}

const feeds = new Map(
  changeFeeds(
    [
      page('/sdks/', '2026-11-01'),
      page('/sdks/keys/', '2026-11-20'),
      page('/sdks/go/errors/', '2026-11-20'),
      page('/', '2026-11-22'),
      page('/glossary/', '2026-10-01'),
    ],
    SITE,
  ),
);

interface Entry {
  id: string;
  title: string;
  summary: string;
  content: string;
  updated: string;
}

function atom(path: string) {
  const xml = feeds.get(path) ?? '';
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({isArray: (name) => name === 'entry'});
  return (parser.parse(xml) as {feed: {title: string; updated: string; entry: Entry[]}}).feed;
}

it('there is a feed of all pages and of each part', () => {
  expect([...feeds.keys()]).toEqual([
    '/changes.xml',
    '/changes.json',
    '/sdks/changes.xml',
    '/sdks/changes.json',
    '/glossary/changes.xml',
    '/glossary/changes.json',
  ]);
  expect(atom('/changes.xml').entry).toHaveLength(10);
});

it('a part lists its pages by the date of the change, with an address for each change', () => {
  const {title, updated, entry} = atom('/sdks/changes.xml');
  expect(title).toBe('Changes: Label of /sdks/');
  expect(updated).toBe('2026-11-20T00:00:00.000Z');
  expect(entry.map(({id}) => id)).toEqual([
    'https://docs.example/sdks/go/errors/#changed-2026-11-20',
    'https://docs.example/sdks/keys/#changed-2026-11-20',
    'https://docs.example/sdks/#changed-2026-11-01',
    'https://docs.example/sdks/#changed-1970-01-01',
    'https://docs.example/sdks/go/errors/#changed-1970-01-01',
    'https://docs.example/sdks/keys/#changed-1970-01-01',
  ]);
});

it('an entry says which sentences changed, and what a new page is about', () => {
  const {entry} = atom('/glossary/changes.xml');
  expect(entry.map(({summary}) => summary)).toEqual([
    '1 sentence added, 2 removed: Rotate a key.',
    'New page. What it says.',
  ]);
  expect(entry[0]?.content).toBe(
    '<h4>Rotate a key</h4><p><del>Delete the old key.</del></p><p><del>Wait.</del></p>' +
      '<p><ins>Create a key &lt;first&gt;.</ins></p>',
  );
});

it('only the newest changes are listed', () => {
  const many = Array.from({length: 40}, (_, index) =>
    page(`/a/${index}/`, new Date(Date.UTC(2026, 0, index + 1)).toISOString()),
  );
  const json = JSON.parse(new Map(changeFeeds(many, SITE)).get('/a/changes.json') ?? '') as {
    items: {url: string}[];
  };
  expect(json.items).toHaveLength(30);
  expect(json.items[0]?.url).toBe('https://docs.example/a/39/');
});
