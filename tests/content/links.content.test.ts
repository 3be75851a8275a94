import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {findLinks} from '../support/content/findLinks.ts';
import {readDocs, readSources} from '../support/content/readPages.ts';

const links = readSources().flatMap(({file, tree}) =>
  findLinks(tree).map((link) => ({...link, place: `${file}:${link.line}`})),
);

/** Docusaurus's mark for a link to a file of `static/`: it stays as it is. */
const STATIC = 'pathname://';

/** Folders and pages that plugins and the theme make; the build checks links to them. */
const GENERATED = ['/blog/', '/search/'];

const pages = new Set(readDocs().map(({route}) => route));

/** Returns the route of a link from the root without query and hash, or undefined for others. */
function routeOfLink(url: string): string | undefined {
  return url.startsWith('/') && !url.startsWith('//') ? url.replace(/[?#].*$/, '') : undefined;
}

function isKnown(route: string): boolean {
  return (
    pages.has(route) ||
    GENERATED.some((start) => route.startsWith(start)) ||
    existsSync(`static${decodeURIComponent(route)}`)
  );
}

describe('links', () => {
  it('are found', () => {
    expect(links.length).toBeGreaterThan(0);
  });

  it('are complete addresses, a path from the root, or a place on the page', () => {
    const relative = links
      .filter(({url}) => !/^(?:https:\/\/|mailto:|pathname:\/\/\/|\/|#)/.test(url))
      .map(({place, url}) => `${place}: ${url} should start with /, # or https://`);
    expect(relative).toEqual([]);
  });

  it('end in a slash when they lead to a page', () => {
    const open = links
      .filter(({url}) => /\/[^/.]+$/.test(routeOfLink(url) ?? ''))
      .map(({place, url}) => `${place}: ${url} should end with /`);
    expect(open).toEqual([]);
  });

  it('lead to pages or existing files', () => {
    const dead = links
      .filter(({url}) => {
        const route = routeOfLink(url.replace(STATIC, ''));
        return route !== undefined && !isKnown(route);
      })
      .map(({place, url}) => `${place}: ${url} leads to no page`);
    expect(dead).toEqual([]);
  });
});
