import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Whether an item is in a folder of pages, holds one that is, or stands for the folders around it. */
function leadsTo(item: PropSidebarItem, folder: string): boolean {
  if (item.type === 'html') return false;
  const {href = ''} = item;
  return (
    href.startsWith(folder) ||
    (item.type === 'category' &&
      ((href !== '' && folder.startsWith(href)) ||
        item.items.some((each) => leadsTo(each, folder))))
  );
}

/** Returns a sidebar whose categories are open on the way to a folder, such as `/sdks/server-sdks/go/`. */
export function openTo(items: readonly PropSidebarItem[], folder: string): PropSidebar {
  return items.map((item) =>
    item.type === 'category' && leadsTo(item, folder)
      ? {...item, collapsed: false, items: openTo(item.items, folder)}
      : item,
  );
}
