import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import plannedRoutes from '../../src/data/plannedRoutes.json' with {type: 'json'};
import {routeOfLink} from '../../src/plugins/planned-links/route.ts';
import {findLinks} from '../support/content/findLinks.ts';
import {readSources} from '../support/content/readPages.ts';

const links = readSources().flatMap(({file, tree}) =>
  findLinks(tree).map((link) => ({...link, place: `${file}:${link.line}`})),
);

/** Docusaurus's mark for a link to a file of `static/`: it stays as it is. */
const STATIC = 'pathname://';

function isKnown(route: string): boolean {
  return (
    plannedRoutes.includes(route) ||
    route.startsWith('/blog/') ||
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

  it('lead to planned pages or existing files', () => {
    const dead = links
      .filter(({url}) => {
        const route = routeOfLink(url.replace(STATIC, ''));
        return route !== undefined && !isKnown(route);
      })
      .map(({place, url}) => `${place}: ${url} is no planned page`);
    expect(dead).toEqual([]);
  });
});
