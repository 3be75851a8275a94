import {load, type CheerioAPI} from 'cheerio';
import {builtRoutes} from '../support/builtRoutes.ts';
import {builtHtml} from '../support/findRoute.ts';

/** The head of a built page. */
export interface BuiltHead {
  route: string;
  $: CheerioAPI;
}

/** Reads the heads of all pages. */
export function builtHeads(): BuiltHead[] {
  return builtRoutes().map((route) => {
    const html = builtHtml(route);
    return {route, $: load(html.slice(0, html.indexOf('</head>')))};
  });
}

/** Returns the content of a page's only `<meta>` of a name; empty when there is none or several. */
export function metaContent({$}: BuiltHead, name: string): string {
  const found = $(`meta[name="${name}"], meta[property="${name}"]`);
  return found.length === 1 ? (found.attr('content') ?? '') : '';
}
