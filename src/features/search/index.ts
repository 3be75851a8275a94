import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {INDEX_PATH, REST_PATH, SEARCH_FOLDER} from './records/indexFiles.ts';
import {SEARCH_PLUGIN, type SearchSettings} from './client/settings.ts';
import {parseOptions, type SearchOptions} from './plugin/options.ts';
import {routePages} from '../../shared/built-page/builtPages.ts';
import {writeSearchFiles} from './plugin/writeSearchFiles.ts';

export type {SearchOptions} from './plugin/options.ts';

/**
 * Returns the plugin that adds the search page, tells the pages how to search, and writes the
 * search files of a build. While writing, the index of the last build is searched.
 *
 * @param sdkTitles what readers call an SDK, by the name of its folder.
 * @param moved addresses of pages that moved: what readers ask for them with leads to the new ones.
 * @throws Error listing every option that is not valid.
 */
export function searchPlugin(
  options: SearchOptions = {},
  sdkTitles: Readonly<Record<string, string>> = {},
  moved: readonly {from: string; to: string}[] = [],
): (context: LoadContext) => Plugin {
  const parsed = parseOptions(options);
  const {hosted, searchPagePath} = parsed;
  return ({baseUrl, siteConfig, siteDir}) => {
    const inBase = (sitePath: string): string => baseUrl + sitePath.replace(/^\//, '');
    const searchPage = searchPagePath && inBase(searchPagePath).replace(/\/*$/, '/');
    return {
      name: SEARCH_PLUGIN,

      async contentLoaded({actions}) {
        await actions.createData('sdkTitles.json', sdkTitles);
        actions.setGlobalData({
          ...parsed,
          searchPagePath: searchPage,
          embedded: {indexUrl: inBase(INDEX_PATH), restUrl: inBase(REST_PATH)},
        } satisfies SearchSettings);
        if (searchPage) {
          actions.addRoute({path: searchPage, component: '@theme/SearchPage', exact: true});
        }
      },

      injectHtmlTags() {
        if (!hosted) return {};
        const href = `https://${hosted.appId}-dsn.algolia.net`;
        const attributes = {rel: 'preconnect', href, crossorigin: 'anonymous'};
        return {headTags: [{tagName: 'link', attributes}]};
      },

      configureWebpack: () => {
        if (process.env.NODE_ENV !== 'development') return {};
        const directory = path.join(siteDir, 'build', SEARCH_FOLDER);
        const served = {directory, publicPath: inBase(SEARCH_FOLDER), watch: false};
        return {devServer: {static: [served]}} as object;
      },

      async postBuild(build) {
        writeSearchFiles(routePages(build), siteConfig.url, build.outDir, moved);
      },
    };
  };
}
