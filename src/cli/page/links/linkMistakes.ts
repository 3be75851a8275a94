import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {redirects} from '../../../config/redirects.ts';
import {followMoved} from '../../../features/addresses/movedLinks.ts';
import {closestRoutes} from '../../../features/addresses/closestRoutes.ts';
import {findLinks} from '../../../shared/mdx/findLinks.ts';
import {didYouMean, suggestOrList} from '../../../shared/suggest.ts';
import type {Diagnostic} from '../../../shared/diagnostic.ts';
import {anchorsOf} from './anchorsOf.ts';
import {siteRoutes} from './siteRoutes.ts';

/** Docusaurus's mark for a link to a file of `static/`: it stays as it is. */
const STATIC = 'pathname://';

const RE_COMPLETE = /^(?:https:\/\/|mailto:|tel:|pathname:\/\/\/|\/|#)/;

const RE_LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1)\b/;

/** Lists that the theme makes; the build checks links to them. */
const RE_GENERATED = /^\/(?:search|blog|blog\/(?:tags|authors)(?:\/[^/]+)?)\/$/;

function isFile(route: string): boolean {
  return /[^/]$/.test(route) && existsSync(path.join('static', decode(route) ?? route));
}

/** Undefined where a % begins no code of a byte. */
function decode(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

function deadPage(route: string): string {
  const moved = redirects.find(({from}) => from === route)?.to;
  const [closest] = moved ? [moved] : closestRoutes(route, [...siteRoutes().keys()]);
  return `${route} leads to no page${closest ? `; ${didYouMean(closest)}` : ''}`;
}

/**
 * Says why an address leads nowhere; undefined when it leads somewhere.
 *
 * @param ownFile the page whose headings `#…` means
 */
export function reasonAgainst(url: string, ownFile: string): string | undefined {
  if (RE_LOCAL.test(url)) {
    return `${url} is on the machine of the reader: put it between back quotes`;
  }
  if (!RE_COMPLETE.test(url)) {
    return `${url} is no complete address: start it with /, # or https://`;
  }
  if (url === '#') {
    return '# leads nowhere: name a page or a heading';
  }
  if (decode(url) === undefined) {
    return `${url} is no address: write % as %25`;
  }
  const address = url.replace(STATIC, '');
  if (!/^(?:\/(?!\/)|#)/.test(address)) {
    return undefined;
  }
  const [beforeHash = '', hash = ''] = address.split('#');
  const route = beforeHash.replace(/\?.*$/, '');
  if (isFile(route) || RE_GENERATED.test(route)) {
    return undefined;
  }
  if (/\/[^/.]+$/.test(route)) {
    return `${url} should end with /: write ${url.replace(route, `${route}/`)}`;
  }
  const file = route === '' ? ownFile : siteRoutes().get(route);
  if (!file) {
    return deadPage(route);
  }
  // What a partial links to on its own page depends on the page that shows it.
  if (hash === '' || path.basename(file).startsWith('_')) {
    return undefined;
  }
  const anchors = anchorsOf(file);
  return anchors.has(decode(hash) ?? hash)
    ? undefined
    : `${url} leads to no heading of ${file}; ${suggestOrList(hash, [...anchors])}`;
}

/**
 * Finds the links of a page to pages, files and headings that do not exist, with the nearest that
 * does; a moved page is followed. The build finds the same, later, and without the line.
 */
export function linkMistakes(file: string, tree: Root): Diagnostic[] {
  return findLinks(tree).flatMap(({url, line}) => {
    const message = reasonAgainst(followMoved(url, redirects), file);
    return message ? [{file, line, message}] : [];
  });
}
