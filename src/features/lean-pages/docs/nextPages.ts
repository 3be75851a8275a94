import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/**
 * A section's first page stands twice in the sidebar: as the link of its category and as the item
 * below it, so Docusaurus takes the page itself for the next one.
 *
 * @returns the content, where such pages lead on to the page that comes back to them.
 */
export function withNextPages({loadedVersions}: LoadedContent): LoadedContent {
  return {
    loadedVersions: loadedVersions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => {
        if (doc.next?.permalink !== doc.permalink) return doc;
        const next = version.docs.find(({previous}) => previous?.permalink === doc.permalink);
        const {pagination_label: label, sidebar_label: short} = next?.frontMatter ?? {};
        return {
          ...doc,
          next: next && {title: label ?? short ?? next.title, permalink: next.permalink},
        };
      }),
    })),
  };
}
