import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import {globSync} from 'tinyglobby';
import {isClosed, withLinkOnly} from './sectionLink.ts';

/** Where Docusaurus writes what all pages of a version have in common. */
const VERSIONS = 'docusaurus-plugin-content-docs/*/p/*.json';

const HERE = 'src/features/lean-pages/sidebar-sections/splitSidebars.ts';

/** Closed categories that are not inside others, by the name of their file. */
export type Sections = ReadonlyMap<string, PropSidebarItemCategory>;

const withoutSlash = (href: string | undefined): string | undefined =>
  href?.replace(/(.)\/$/, '$1');

/** Whether a page is in a list of items. */
function hasPage(items: readonly PropSidebarItem[], route: string): boolean {
  return items.some(
    (item) =>
      (item.type !== 'html' && withoutSlash(item.href) === withoutSlash(route)) ||
      (item.type === 'category' && hasPage(item.items, route)),
  );
}

/** Returns what a page shows of its section: categories that stay closed have one link. */
export function itemsAround(items: PropSidebar, route: string, section: string): PropSidebar {
  return items.map((item) => {
    if (item.type !== 'category') return item;
    return isClosed(item) && !hasPage([item], route)
      ? withLinkOnly(item, section)
      : {...item, items: itemsAround(item.items, route, section)};
  });
}

/** Takes out what is inside closed categories. */
function closeSections(
  items: PropSidebar,
  sections: Map<string, PropSidebarItemCategory>,
): PropSidebar {
  return items.map((item) => {
    if (item.type !== 'category') return item;
    if (!isClosed(item)) return {...item, items: closeSections(item.items, sections)};
    const name = String(sections.size);
    sections.set(name, item);
    return withLinkOnly(item, name);
  });
}

/**
 * Takes the items of closed categories out of the sidebars that every page of a version loads.
 *
 * @param from folder of the files that Docusaurus generates.
 * @param to folder for the files that replace some of them.
 * @throws when no version is found there.
 */
export function splitSidebars(
  from: string,
  to: string,
): {sections: Sections; aliases: Record<string, string>} {
  const sections = new Map<string, PropSidebarItemCategory>();
  const aliases = new Map<string, string>();
  for (const name of globSync(VERSIONS, {cwd: from})) {
    const file = path.join(from, name);
    const {version, ...rest} = JSON.parse(readFileSync(file, 'utf8')) as {
      version?: PropVersionMetadata;
    };
    if (!version) continue;
    const docsSidebars = Object.fromEntries(
      Object.entries(version.docsSidebars).map(([sidebar, items]) => [
        sidebar,
        closeSections(items, sections),
      ]),
    );
    const lean = path.join(to, name);
    mkdirSync(path.dirname(lean), {recursive: true});
    writeFileSync(lean, JSON.stringify({...rest, version: {...version, docsSidebars}}));
    aliases.set(`${file}$`, lean);
  }
  if (aliases.size === 0) {
    throw new Error(`No version of the docs is in ${VERSIONS}: see ${HERE}.`);
  }
  return {sections, aliases: Object.fromEntries(aliases)};
}

/** Returns the name of the section that a page belongs to. */
export function sectionWith(route: string, sections: Sections): string | undefined {
  return [...sections].find(([, category]) => hasPage([category], route))?.[0];
}
