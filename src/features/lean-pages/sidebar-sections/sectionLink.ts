import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';

/** The name of a section, by which its file is found, as a link that stands for it has it. */
const KEY = 'section';

/** Returns the first link of a list, which leads to where a closed category leads without scripts. */
function firstLink(items: readonly PropSidebarItem[]): {href: string; label: string} | undefined {
  for (const item of items) {
    const isHidden =
      item.type === 'category' ? item.linkUnlisted : 'unlisted' in item && item.unlisted;
    if (item.type !== 'html' && item.href !== undefined && !isHidden) {
      return {href: item.href, label: item.label};
    }
    const inner = item.type === 'category' ? firstLink(item.items) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** Whether a reader sees nothing of the items until they open the category. */
export function isClosed({collapsible, collapsed}: PropSidebarItemCategory): boolean {
  return collapsible && collapsed;
}

/** Returns a category with one link in place of its items; as it is, if there is nothing to link to. */
export function withLinkOnly(
  category: PropSidebarItemCategory,
  section: string,
): PropSidebarItemCategory {
  const link = firstLink(category.items);
  return link
    ? {...category, items: [{type: 'link', ...link, customProps: {[KEY]: section}}]}
    : category;
}

/** Returns the section that an item stands for. */
export function sectionOf(item: PropSidebarItem | undefined): string | undefined {
  return item?.customProps?.[KEY] as string | undefined;
}
