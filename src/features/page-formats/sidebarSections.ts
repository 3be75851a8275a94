import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {IndexEntry, IndexSection} from './llmsIndex.ts';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Finds the entry of a page by its path; none for a page that has no Markdown. */
type EntryOf = (permalink: string) => readonly IndexEntry[];

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
export function sidebarSections(version: LoadedVersion, entryOf: EntryOf): IndexSection[] {
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
