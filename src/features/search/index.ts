import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {INDEX_PATH, REST_PATH, SEARCH_FOLDER} from './records/indexFiles.ts';
import {buildRecords} from './records/records.ts';
import {SEARCH_PLUGIN, type SearchSettings} from './client/settings.ts';
import {parseOptions, type ParsedOptions, type SearchOptions} from './plugin/options.ts';
import {routePages} from '../../shared/built-page/builtPages.ts';
import {devMiddleware, type Middleware} from '../../shared/devMiddleware.ts';
import {indexParts, writeSearchFiles} from './plugin/writeSearchFiles.ts';

export type {SearchOptions} from './plugin/options.ts';

/**
 * Returns the plugin that adds the search page, tells the pages how to search, and writes the
 * search files of a build.
 *
 * @param sdkTitles what readers call an SDK, by the name of its folder.
 * @throws Error listing every option that is not valid.
 */
export function searchPlugin(
  options: SearchOptions = {},
  sdkTitles: Readonly<Record<string, string>> = {},
): (context: LoadContext) => Plugin {
  const parsed = parseOptions(options);
  return (context) => createPlugin(context, parsed, sdkTitles);
}

function createPlugin(
  context: LoadContext,
  options: ParsedOptions,
  sdkTitles: Readonly<Record<string, string>>,
): Plugin {
  const {hosted, searchPagePath} = options;
  const {baseUrl, siteDir, siteConfig, generatedFilesDir, i18n} = context;
  const siteUrl = siteConfig.url;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const devFolder = path.join(generatedFilesDir, SEARCH_PLUGIN);
  let unwrittenDocs: LoadedContent | undefined;

  /** Writes what the pages ask for, when they do: a change of a page shall not wait for it. */
  const serveDevIndex: Middleware = ({url = ''}, _response, next) => {
    if (!unwrittenDocs || !url.startsWith(inBase(SEARCH_FOLDER)) || !url.includes('.json')) {
      return next();
    }
    const docs = unwrittenDocs;
    unwrittenDocs = undefined;
    // Loaded here because builds do without it.
    void import('./plugin/writeDevIndex.ts')
      .then(({writeDevIndex}) =>
        writeDevIndex(docs, siteDir, i18n.currentLocale, {outDir: devFolder, siteUrl}),
      )
      .then(() => next(), next);
  };
  const inBase = (sitePath: string): string => baseUrl + sitePath.replace(/^\//, '');
  const searchPage = searchPagePath && inBase(searchPagePath).replace(/\/*$/, '/');

  return {
    name: SEARCH_PLUGIN,

    async contentLoaded({actions}) {
      await actions.createData('sdkTitles.json', sdkTitles);
      actions.setGlobalData({
        ...options,
        searchPagePath: searchPage,
        embedded: {
          indexUrl: inBase(INDEX_PATH),
          restUrl: inBase(REST_PATH),
        },
      } satisfies SearchSettings);
      if (searchPage) {
        actions.addRoute({path: searchPage, component: '@theme/SearchPage', exact: true});
      }
    },

    injectHtmlTags() {
      return hosted
        ? {
            headTags: [
              {
                tagName: 'link',
                attributes: {
                  rel: 'preconnect',
                  href: `https://${hosted.appId}-dsn.algolia.net`,
                  crossorigin: 'anonymous',
                },
              },
            ],
          }
        : {};
    },

    allContentLoaded({allContent}) {
      // Undefined while docs are switched off.
      unwrittenDocs = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
    },

    configureWebpack: () =>
      isDevelopment
        ? ({
            devServer: {
              static: [{directory: devFolder, publicPath: baseUrl}],
              ...devMiddleware(() => serveDevIndex),
            },
          } as object)
        : {},

    postBuild(build) {
      const records = buildRecords(routePages(build), siteUrl);
      writeSearchFiles(records, indexParts(records, siteUrl), build.outDir);
      return Promise.resolve();
    },
  };
}
