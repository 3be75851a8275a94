import {Feed} from 'feed';
import {changesPath} from '../../shared/changesPath.ts';

export interface ChangedPage {
  title: string;
  /** Its name in the sidebar, which names the part that it opens. */
  label: string;
  description: string;
  /** Such as `/sdks/sdk-keys/`. */
  route: string;
  /** Time of the last change, ms since 1970. */
  changedAt: number;
}

/** More than these a reader of feeds does not look at. */
const LISTED = 30;

const ALL = '/changes.xml';

function feedOf(path: string, pages: readonly ChangedPage[], site: {url: string; title: string}) {
  const newest = [...pages]
    .sort((a, b) => b.changedAt - a.changedAt || a.route.localeCompare(b.route, 'en'))
    .slice(0, LISTED);
  const folder = path.replace(/changes\.xml$/, '');
  const part = folder === '/' ? undefined : pages.find(({route}) => route === folder)?.label;
  const json = path.replace(/xml$/, 'json');
  const feed = new Feed({
    id: site.url + folder,
    link: site.url + folder,
    title: `Changes: ${part ?? (folder === '/' ? site.title : folder)}`,
    description: 'Pages of this documentation that changed, the newest first.',
    updated: new Date(newest[0]?.changedAt ?? 0),
    author: {name: site.title, link: site.url},
    copyright: '',
    feedLinks: {atom: site.url + path, json: site.url + json},
  });
  for (const {title, description, route, changedAt} of newest) {
    const date = new Date(changedAt);
    // Another change of the page is another entry.
    const id = `${site.url}${route}#changed-${date.toISOString().slice(0, 10)}`;
    feed.addItem({id, link: site.url + route, title, description, date});
  }
  return [
    [path, feed.atom1()],
    [json, feed.json1()],
  ] as const;
}

/**
 * Makes the feeds of changed pages: of all, and of each first part of an address.
 *
 * @param site its address without a trailing slash, and its title
 * @returns site path and text of each file
 */
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
