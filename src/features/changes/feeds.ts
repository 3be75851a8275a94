import {Feed} from 'feed';
import escapeHtml from 'escape-html';
import {changesPath} from '../../shared/paths.ts';
import {counted} from '../../shared/format.ts';
import type {PageChange} from './pageHistory.ts';

export interface ChangedPage {
  title: string;
  /** Its name in the sidebar, which names the part that it opens. */
  label: string;
  description: string;
  /** Such as `/sdks/sdk-keys/`. */
  route: string;
  /** The newest first. */
  changes: readonly PageChange[];
}

/** More than these a reader of feeds does not look at. */
const LISTED = 30;

/** So many sentences of a change are shown; the page has the rest. */
const QUOTED = 20;

const ALL = '/changes.xml';

function sizeOf({sections}: PageChange): {added: number; removed: number} {
  return {
    added: sections.reduce((sum, {added}) => sum + added.length, 0),
    removed: sections.reduce((sum, {removed}) => sum + removed.length, 0),
  };
}

/** Says how much changed, and where. */
function summaryOf(change: PageChange, {description}: ChangedPage): string {
  const {added, removed} = sizeOf(change);
  if (added + removed === 0) return `New page. ${description}`;
  const [first, ...others] = change.sections.map(({heading}) => heading || 'the opening');
  const where =
    others.length === 0 ? first : `${first} and ${counted(others.length, 'other section')}`;
  return `${counted(added, 'sentence')} added, ${removed} removed: ${where}.`;
}

/** Quotes what changed, section by section, as HTML. */
function quoteOf({sections}: PageChange): string {
  const lines = sections.flatMap(({heading, added, removed}) => [
    `<h4>${escapeHtml(heading)}</h4>`,
    ...removed.map((text) => `<p><del>${escapeHtml(text)}</del></p>`),
    ...added.map((text) => `<p><ins>${escapeHtml(text)}</ins></p>`),
  ]);
  return lines.slice(0, QUOTED).join('') + (lines.length > QUOTED ? '<p>…</p>' : '');
}

function feedOf(path: string, pages: readonly ChangedPage[], site: {url: string; title: string}) {
  const newest = pages
    .flatMap((page) => page.changes.map((change) => ({page, change})))
    .sort(
      (a, b) =>
        b.change.time - a.change.time ||
        sizeOf(b.change).added - sizeOf(a.change).added ||
        a.page.route.localeCompare(b.page.route, 'en'),
    )
    .slice(0, LISTED);
  const folder = path.replace(/changes\.xml$/, '');
  const part = folder === '/' ? undefined : pages.find(({route}) => route === folder)?.label;
  const json = path.replace(/xml$/, 'json');
  const feed = new Feed({
    id: site.url + folder,
    link: site.url + folder,
    title: `Changes: ${part ?? (folder === '/' ? site.title : folder)}`,
    description: 'Pages of this documentation that changed, the newest first.',
    updated: new Date(newest[0]?.change.time ?? 0),
    author: {name: site.title, link: site.url},
    copyright: '',
    feedLinks: {atom: site.url + path, json: site.url + json},
  });
  for (const {page, change} of newest) {
    const {title, route} = page;
    const date = new Date(change.time);
    // Another change of the page is another entry.
    const id = `${site.url}${route}#changed-${date.toISOString().slice(0, 10)}`;
    const [description, content] = [summaryOf(change, page), quoteOf(change)];
    feed.addItem({id, link: site.url + route, title, description, content, date});
  }
  return [
    [path, feed.atom1()],
    [json, feed.json1()],
  ] as const;
}

/** Makes the feeds of changed pages: of all, and of each first part of an address. */
export function changeFeeds(
  pages: readonly ChangedPage[],
  site: {url: string; title: string},
): (readonly [string, string])[] {
  const paths = [...new Set(pages.map(({route}) => changesPath(route)))].filter(
    (path) => path !== ALL,
  );
  return [
    ...feedOf(ALL, pages, site),
    ...paths.flatMap((path) =>
      feedOf(
        path,
        pages.filter(({route}) => changesPath(route) === path),
        site,
      ),
    ),
  ];
}
