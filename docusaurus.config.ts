import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {analyticsPlugin} from './src/features/analytics/index.ts';
import {announcementPlugin, announcementBar} from './src/features/announcement/index.ts';
import {contentDates, changesPlugin} from './src/features/changes/index.ts';
import {deliveryPlugin} from './src/features/delivery/index.ts';
import {devServerPlugin} from './src/features/dev-server/index.ts';
import {discoveryPlugin} from './src/features/metadata/discovery.ts';
import {flagPlaygroundPlugin} from './src/features/flag-playground/bundle/index.ts';
import {feedItems, addressedBlogPlugin} from './src/features/blog/index.ts';
import {pageScript, pageTemplate} from './src/features/page-start/pageTemplate.ts';
import {buildProgressPlugin} from './src/shared/cli/buildProgress.ts';
import {katexPlugin} from './src/features/math/katexPlugin.ts';
import {leanDocsPlugin} from './src/features/lean-pages/docs/index.ts';
import {licensesPlugin} from './src/features/licenses/index.ts';
import {leanBundlePlugin} from './src/features/lean-pages/bundle/index.ts';
import {
  beforeDefaultRemarkPlugins,
  rehypePlugins,
  remarkPlugins,
  parseFrontMatter,
} from './src/config/markdown.ts';
import {pageFormatsPlugin} from './src/features/page-formats/index.ts';
import {searchPlugin, type SearchOptions} from './src/features/search/index.ts';
import {socialCardsPlugin} from './src/features/metadata/social-cards/index.ts';
import {analytics, footer, navbar, sharing, search} from './src/config/layout.ts';
import {answerModelOf, externalAssistantOf} from './src/features/assistant/settings.ts';
import {checkNavbar, navbarModules} from './src/features/navigation/checkNavbar.ts';
import {contentSources} from './src/config/contentSources.ts';
import {site, pageEnd, editUrl, siteTitle} from './src/site/index.ts';
import {compileErrorsPlugin} from './src/features/writing/compile-errors/index.ts';
import remarkFrontMatter from './src/features/writing/front-matter/index.ts';
import {refuseMissingImage} from './src/features/writing/source-mistakes/index.ts';
import {liveMistakesPlugin} from './src/features/writing/live-mistakes/index.ts';
import {mcpPlugin} from './src/features/mcp/index.ts';
import {sidebarItemsGenerator} from './src/features/navigation/sidebarLabels.ts';
import {languagePlugin} from './src/features/language/index.ts';
import {pageFormats} from './src/config/pageFormats.ts';
import {offlinePlugin} from './src/features/offline/index.ts';
import {printPlugin} from './src/features/print/index.ts';
import {redirects} from './src/config/redirects.ts';
import {documentedLanguages, documentedTitles} from './src/features/sdks/commonPages.ts';
import {sqlPlaygroundPlugin} from './src/features/sql-playground/plugin/index.ts';
import {workerPolicy as sqlWorkerPolicy} from './src/features/sql-playground/workerPolicy.ts';
import sidebars from './sidebars.ts';

const docs = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator,
  editUrl,
  showLastUpdateTime: true,
  beforeDefaultRemarkPlugins: [remarkFrontMatter, ...beforeDefaultRemarkPlugins],
  remarkPlugins,
  rehypePlugins,
} satisfies DocsOptions;

const blogDescription = 'Notes on experiments and flags, and on how this documentation is checked.';

const blog = {
  blogTitle: 'Blog',
  blogDescription,
  archiveBasePath: null,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  editUrl,
  showLastUpdateTime: true,
  feedOptions: {
    type: 'all',
    title: `${siteTitle} blog`,
    description: blogDescription,
    createFeedItems: feedItems,
  },
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  remarkPlugins: [remarkFrontMatter, ...remarkPlugins],
  rehypePlugins,
} satisfies BlogOptions;

const sitemap = {
  lastmod: 'date',
  ignorePatterns: ['/blog/tags/**', '/print/**', '/search/**'],
} satisfies SitemapOptions;

/** What a variant of the site chooses differently. */
interface Choices {
  /** Where they are written, for messages. */
  file: string;
  navbar: NonNullable<ThemeConfig['navbar']>;
  footer: ThemeConfig['footer'];
  colorMode: ThemeConfig['colorMode'];
  search: SearchOptions & {searchPagePath: string};
}

/**
 * Returns the configuration of the site with given choices; tests build a second site with others.
 *
 * @throws Error when an item of the navbar leads nowhere.
 */
export const siteConfig = ({file, navbar, footer, colorMode, search}: Choices): Config => ({
  title: siteTitle,
  tagline: 'Feature flags and experiments, documented independently',
  favicon: 'img/mark.svg',
  url: site.DOCS_URL,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {
    v4: true,
    // Writers have no use for dates, and `npm start` need not wait for them.
    experimental_vcs: process.env.NODE_ENV === 'development' ? 'disabled' : contentDates(__dirname),
  },
  customFields: {
    pageEnd,
    assistant: externalAssistantOf(site),
    answerModel: answerModelOf(site),
  },
  markdown: {
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: refuseMissingImage},
  },
  ssrTemplate: pageTemplate({
    script: pageScript(),
    searchPage: `/${search.searchPagePath}/`,
  }),
  clientModules: [
    './src/features/addresses/mendAddress.ts',
    './src/features/addresses/revealHash.ts',
    './src/features/navigation/showPageInSidebar.ts',
    './src/features/navigation/announcePage.ts',
    './src/features/navigation/restorePlace.ts',
    './src/features/navigation/idlePrefetch.ts',
    './src/features/lean-pages/static-html/client/routeLinks.ts',
    './src/features/tooltip/clientModule.ts',
    './src/features/heading-links/clientModule.ts',
    './src/features/mcp/clientModule.ts',
    './src/features/own-values/clientModule.ts',
    './src/features/addresses/followMovedAnchor.ts',
    './src/features/page-start/catchUpStorage.ts',
    './src/features/language/rememberLanguage.ts',
    ...navbarModules(navbar),
  ],
  plugins: [
    [leanDocsPlugin, docs],
    [addressedBlogPlugin, blog],
    searchPlugin(search, documentedTitles(), redirects),
    devServerPlugin,
    compileErrorsPlugin,
    liveMistakesPlugin({watcher: './src/cli/page/watchPages.ts'}),
    leanBundlePlugin,
    licensesPlugin,
    flagPlaygroundPlugin,
    sqlPlaygroundPlugin,
    katexPlugin,
    languagePlugin(documentedLanguages()),
    socialCardsPlugin,
    changesPlugin,
    discoveryPlugin({searchName: 'Eppo docs', searchPagePath: search.searchPagePath}),
    announcementPlugin(announcementBar),
    () => deliveryPlugin({redirects, sources: contentSources(site), workers: [sqlWorkerPolicy]}),
    mcpPlugin,
    analytics ? analyticsPlugin(analytics) : null,
    printPlugin,
    offlinePlugin,
    pageFormatsPlugin(pageFormats),
    buildProgressPlugin,
  ],
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        pages: false,
        sitemap,
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/site.css',
            './src/css/navigation.css',
            './src/css/elements.css',
            './src/css/code.css',
            './src/css/reference.css',
          ],
        },
      } satisfies PresetOptions,
    ],
  ],
  themeConfig: {
    ...(announcementBar ? {announcementBar} : {}),
    ...sharing,
    colorMode,
    navbar: checkNavbar(navbar, {file, sidebars}),
    footer,
  } satisfies ThemeConfig,
});

export default siteConfig({
  file: 'src/config/layout.ts',
  navbar,
  footer,
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  search,
});
