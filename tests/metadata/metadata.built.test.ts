import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {CARD_SIZE} from '../../src/features/metadata/social-cards/cardLayout.ts';
import {site} from '../../src/site/index.ts';
import {builtHeads, metaContent, type BuiltHead} from './builtHeads.ts';
import {listDocs} from '../support/content/readPages.ts';

const heads = builtHeads();

/** Routes by a text that should be different on each; only texts that several share. */
function shared(textOf: (head: BuiltHead) => string): [string, string[]][] {
  const routes = new Map<string, string[]>();
  for (const head of heads) {
    const text = textOf(head);
    routes.set(text, [...(routes.get(text) ?? []), head.route]);
  }
  return [...routes].filter(([text, found]) => !text || found.length > 1);
}

function imageOf(head: BuiltHead): string {
  return metaContent(head, 'og:image').replace(site.DOCS_URL, 'build');
}

/** Width and height of a PNG, from its header. */
function pngSize(file: string): {width: number; height: number} {
  const png = readFileSync(file);
  return {width: png.readUInt32BE(16), height: png.readUInt32BE(20)};
}

describe('every page', () => {
  it('has its own title and description', () => {
    expect(shared(({$}) => $('title').text())).toEqual([]);
    expect(shared((head) => metaContent(head, 'description'))).toEqual([]);
    expect(shared((head) => metaContent(head, 'og:title'))).toEqual([]);
    expect(shared((head) => metaContent(head, 'og:description'))).toEqual([]);
  });

  it('names its one address, absolute and with a trailing slash', () => {
    const wrong = heads.filter((head) => {
      const links = head.$('link[rel="canonical"]');
      const address = site.DOCS_URL + head.route;
      return (
        links.length !== 1 ||
        links.attr('href') !== address ||
        metaContent(head, 'og:url') !== address
      );
    });
    expect(wrong.map(({route}) => route)).toEqual([]);
  });

  it('has a large picture to be shared with, and says what it shows', () => {
    const wrong = heads.filter(
      (head) =>
        !existsSync(imageOf(head)) ||
        metaContent(head, 'twitter:image') !== metaContent(head, 'og:image') ||
        metaContent(head, 'twitter:card') !== 'summary_large_image' ||
        metaContent(head, 'og:image:width') !== String(CARD_SIZE.width) ||
        metaContent(head, 'og:image:height') !== String(CARD_SIZE.height) ||
        !metaContent(head, 'og:image:alt'),
    );
    expect(wrong.map(({route}) => route)).toEqual([]);
    const sizes = new Set(heads.map((head) => JSON.stringify(pngSize(imageOf(head)))));
    expect([...sizes]).toEqual([JSON.stringify(CARD_SIZE)]);
  });

  it('offers the search of the site and the feeds of the blog', () => {
    const types = ['opensearchdescription+xml', 'rss+xml', 'atom+xml', 'json'];
    const wrong = heads.filter(({$}) =>
      types.some(
        (type) => !existsSync(`build${$(`link[type="application/${type}"]`).attr('href')}`),
      ),
    );
    expect(wrong.map(({route}) => route)).toEqual([]);
  });
});

it('every doc has a picture of its own, described by its title', () => {
  const routes = new Set(listDocs().map(({route}) => route));
  const docs = heads.filter(({route}) => routes.has(route));
  expect(docs).toHaveLength(routes.size);
  expect(new Set(docs.map(imageOf)).size).toBe(routes.size);
  expect(
    docs.filter((head) => !head.$('title').text().startsWith(metaContent(head, 'og:image:alt'))),
  ).toEqual([]);
});

it('search engines are told to leave the search page and unknown addresses out', () => {
  for (const file of ['build/search/index.html', 'build/404.html']) {
    expect(readFileSync(file, 'utf8')).toMatch(/<meta[^>]+name="robots" content="noindex/);
  }
});
