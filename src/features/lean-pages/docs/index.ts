import docsPlugin, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
  type PropSidebar,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
  PluginModule,
  RouteConfig,
} from '@docusaurus/types';

/**
 * A section's first page stands twice in the sidebar: as the link of its category and as the item
 * below it, so Docusaurus takes the page itself for the next one.
 *
 * @returns the content, where such pages lead on to the page that comes back to them.
 */
function withNextPages({loadedVersions}: LoadedContent): LoadedContent {
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

/** The items of a sidebar without what only lists of doc cards read; breadcrumbs ask for an id. */
function leanItems(items: PropSidebar): PropSidebar {
  return items.map((item) => {
    if (item.type === 'category') return {...item, items: leanItems(item.items)};
    if (item.type !== 'link') return item;
    const {docId, unlisted, description: _, ...link} = item;
    return {...link, ...(docId ? {docId: '-'} : {}), ...(unlisted ? {unlisted} : {})};
  });
}

/** Without the data of all docs, and with less of the sidebars. */
function leanVersion(version: PropVersionMetadata): PropVersionMetadata {
  const sidebars = Object.entries(version.docsSidebars).map(
    ([name, items]) => [name, leanItems(items)] as const,
  );
  return {...version, docs: {}, docsSidebars: Object.fromEntries(sidebars)};
}

/** Without the titles and descriptions of all docs, which only lists of doc cards would show. */
function leanRoute(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version ? {props: {...route.props, version: leanVersion(version)}} : {}),
    ...(route.routes ? {routes: route.routes.map(leanRoute)} : {}),
  };
}

/**
 * Whether an item of the navigation bar, or one inside it, finds its page in the list of all docs.
 *
 * @param items a list of items, or what a list is a part of.
 */
function hasDocLinks(items: unknown): boolean {
  if (typeof items !== 'object' || items === null) {
    return false;
  }
  const {type} = items as {type?: unknown};
  return String(type).startsWith('doc') || Object.values(items).some(hasDocLinks);
}

/** Without the paths of all docs, which lead from one version of a page to another. */
function leanGlobalData(data: GlobalPluginData): GlobalPluginData {
  const [version, ...others] = data.versions;
  if (!version || others.length > 0) {
    return data;
  }
  const docs = version.docs.filter(({id}) => id === version.mainDocId);
  return {...data, versions: [{...version, docs}]};
}

async function createPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  const keepsDocs = hasDocLinks((context.siteConfig.themeConfig as ThemeConfig).navbar);
  const lean = (actions: PluginContentLoadedActions): PluginContentLoadedActions => ({
    ...actions,
    addRoute: (route) => actions.addRoute(leanRoute(route)),
    setGlobalData: (data) =>
      actions.setGlobalData(keepsDocs ? data : leanGlobalData(data as GlobalPluginData)),
  });
  return {
    ...plugin,
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded?.({content: withNextPages(content), actions: lean(actions)}),
  };
}

/**
 * The docs plugin, with less data about the other pages on every page: 16 KB of brotli at 250
 * pages. Takes the options of the docs plugin. `DocCardList` does not work with it; pages list
 * others with `CardGrid`.
 */
export const leanDocsPlugin = Object.assign(createPlugin, {validateOptions}) as PluginModule;
