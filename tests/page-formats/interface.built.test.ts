import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {pageFormats} from '../../src/config/pageFormats.ts';
import {markdownPath} from '../../src/shared/paths.ts';
import {readEngine} from '../../src/features/search/cli/readIndex.ts';
import {builtRoutes} from '../support/builtRoutes.ts';
import {builtHtml} from '../support/findRoute.ts';

/** What pages say to those who see them: questions, notes about samples, rows of tabs. */
const INTERFACE = [
  'article [aria-label="Was this page helpful?"] > b',
  'article [data-language] > div:not(:has(button)):not(:first-child)',
  'article [role="tablist"]:has(button + button)',
  'article noscript',
].join(', ');

const read = (path: string): string => readFileSync(`build${path}`, 'utf8');

const inWords = (text: string): string => text.replace(/\s+/g, ' ').trim();

const {index, sections, texts} = readEngine('build');

function searchText(route: string): string {
  const own = sections.filter(({page}) => index.pages[page]?.route === route);
  return own.map(({id}) => texts?.[id]).join('\n');
}

/** Texts of the interface of a page; labels of tabs apart from each other, as search joined them. */
function interfaceTexts(route: string): string[] {
  const $ = load(builtHtml(route), {scriptingEnabled: false});
  $('button').append(' ');
  return [
    ...new Set(
      $(INTERFACE)
        .toArray()
        .map((element) => inWords($(element).text())),
    ),
  ].filter(Boolean);
}

const pages = builtRoutes()
  .filter((route) => !pageFormats.exclude.includes(route))
  .map((route) => ({route, texts: interfaceTexts(route)}));

it.each([
  ['search', searchText],
  ['Markdown', (route: string) => inWords(read(markdownPath(route)))],
])('neither questions, notes about samples nor rows of tabs are text for %s', (_, textOf) => {
  expect(new Set(pages.flatMap(({texts}) => texts)).size).toBeGreaterThan(20);
  const found = pages.flatMap(({route, texts}) => {
    const said = textOf(route);
    return texts.filter((text) => said.includes(text)).map((text) => `${route}: ${text}`);
  });
  expect(found).toEqual([]);
});
