import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import type {IndexEntry, IndexSection} from './llmsIndex.ts';
import type {Twin} from './writeTwins.ts';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Finds the entry of a page by its path; none for a page that has no Markdown. */
type EntriesOf = (permalink: string) => readonly IndexEntry[];

/** The deepest folder that all routes are in. */
function commonFolder(routes: readonly string[]): string {
  const [first = '/', ...others] = routes.map((route) => route.replace(/\/?$/, '/'));
  let folder = first;
  while (!others.every((route) => route.startsWith(folder))) {
    folder = folder.replace(/[^/]*\/$/, '');
  }
  return folder;
}

/** The docs of sidebar items in reading order, each once; a category's own page comes first. */
function docsIn(
  items: readonly SidebarItem[],
  byId: ReadonlyMap<string, DocMetadata>,
): DocMetadata[] {
  const ids = (item: SidebarItem): string[] => {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return [item.id];
      case 'category':
        return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(ids)];
      case 'link':
      case 'html':
        return [];
    }
  };
  // The page of a category is also in its folder, whose pages may be its items.
  return [...new Set(items.flatMap(ids))].flatMap((id) => byId.get(id) ?? []);
}

/** Reads a version's sidebars as sections of the index. */
export function sidebarSections(version: LoadedVersion, entryOf: EntriesOf): IndexSection[] {
  const byId = new Map(version.docs.map((doc) => [doc.id, doc]));
  const toSection = (item: SidebarItem & {type: 'category'}): IndexSection => {
    const parts = item.items.filter((child) => child.type === 'category');
    const rest = {...item, items: item.items.filter((child) => !parts.includes(child as never))};
    return {
      label: item.label,
      entries: docsIn([rest], byId).flatMap(({permalink}) => entryOf(permalink)),
      sections: parts.map(toSection),
      folder: commonFolder(docsIn([item], byId).map(({permalink}) => permalink)),
    };
  };
  return Object.values(version.sidebars)
    .flat()
    .flatMap((item) => (item.type === 'category' ? [toSection(item)] : []));
}

type EntryOf = (route: string) => IndexEntry[];

function contentOf<Content>(plugins: readonly LoadedPlugin[], name: string): Content | undefined {
  return plugins.find((plugin) => plugin.name === name)?.content as Content | undefined;
}

function flat(label: string, entries: IndexEntry[]): IndexSection[] {
  return entries.length > 0 ? [{label, entries, sections: []}] : [];
}

/**
 * Sorts pages into the sections of the index: the sidebars', the posts of the blog, and the pages
 * that other plugins add. Lists of posts are no pages to read and are left out.
 */
export function indexSections(
  twins: readonly Twin[],
  plugins: readonly LoadedPlugin[],
  urlOf: (route: string) => string,
): IndexSection[] {
  const twinOf = new Map(twins.map((twin) => [twin.route, twin]));
  const listed = new Set<string>();
  const list: EntryOf = (permalink) => {
    const route = permalink.replace(/\/?$/, '/');
    const twin = twinOf.get(route);
    listed.add(route);
    return twin ? [{title: twin.title, description: twin.description, url: urlOf(route)}] : [];
  };
  const docs = contentOf<LoadedContent>(plugins, 'docusaurus-plugin-content-docs');
  const blog = contentOf<BlogContent>(plugins, 'docusaurus-plugin-content-blog');
  const sections = (docs?.loadedVersions ?? []).flatMap((version) =>
    sidebarSections(version, list),
  );
  const posts = (blog?.blogPosts ?? []).flatMap(({metadata}) => list(metadata.permalink));
  const listFolder = blog && `${path.posix.dirname(blog.blogTagsListPath)}/`;
  const others = [...twinOf.keys()].filter(
    (route) => !listed.has(route) && !(listFolder && route.startsWith(listFolder)),
  );
  return [...sections, ...flat('Blog', posts), ...flat('Other pages', others.flatMap(list))];
}
