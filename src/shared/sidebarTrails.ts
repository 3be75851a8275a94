import type {LoadedVersion, PropSidebarItem} from '@docusaurus/plugin-content-docs';

type Sidebars = LoadedVersion['sidebars'];

function trailsIn(
  items: readonly PropSidebarItem[] | Sidebars[string],
  labels: readonly string[],
): [string, string[]][] {
  return items.flatMap((item): [string, string[]][] => {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return 'id' in item && typeof item.id === 'string' ? [[item.id, [...labels, item.id]]] : [];
      case 'category': {
        const path = [...labels, item.label];
        const own: [string, string[]][] =
          'link' in item && item.link?.type === 'doc' ? [[item.link.id, path]] : [];
        return [...own, ...trailsIn(item.items, path)];
      }
      case 'html':
      case 'link':
        return [];
    }
  });
}

/**
 * Returns, by doc id, the labels that lead to each doc: from the outermost category to the doc's
 * id, or to the category that the doc is the page of.
 */
export function sidebarTrails(sidebars: Sidebars): Map<string, string[]> {
  return new Map(Object.values(sidebars).flatMap((items) => trailsIn(items, [])));
}
