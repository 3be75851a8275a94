import docsPlugin, {
  type LoadedContent,
  type PluginOptions,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** Without the titles and descriptions of all docs, which only lists of doc cards would show. */
function leanRoute(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version ? {props: {...route.props, version: {...version, docs: {}}}} : {}),
    ...(route.routes ? {routes: route.routes.map(leanRoute)} : {}),
  };
}

function leanActions(actions: PluginContentLoadedActions): PluginContentLoadedActions {
  return {...actions, addRoute: (route) => actions.addRoute(leanRoute(route))};
}

/**
 * The docs plugin, with less data about the other pages on every page: 13 KB of brotli at 250
 * pages. Takes the options of the docs plugin. `DocCardList` does not work with it; pages list
 * others with `CardGrid`.
 */
export default async function leanDocsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: (loaded) =>
      plugin.contentLoaded?.({...loaded, actions: leanActions(loaded.actions)}),
  };
}
