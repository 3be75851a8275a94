import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {deliveryPlugin} from './src/plugins/delivery/index.ts';
import {katexPlugin} from './src/plugins/katex-assets/index.ts';
import {leanBundlePlugin} from './src/plugins/lean-bundle/index.ts';
import {parseFrontMatter} from './src/plugins/front-matter/index.ts';
import {rehypePlugins, remarkPlugins} from './src/plugins/markdown.ts';
import {searchPlugin} from './src/plugins/search/index.ts';
import {externalAssistantOf} from './src/site/assistant.ts';
import {contentSources} from './src/site/contentSources.ts';
import {site} from './src/site/index.ts';
import {announcementBar, footer, navbar} from './src/site/layout.ts';
import {redirects} from './src/site/redirects.ts';
import {search} from './src/site/search.ts';

const docs = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  versions: {current: {label: 'Next'}},
  remarkPlugins,
  rehypePlugins,
} satisfies DocsOptions;

const blog = {
  blogTitle: 'Blog',
  blogDescription: 'Notes on experiments and flags, and on how this documentation is checked.',
  archiveBasePath: null,
  showReadingTime: true,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  remarkPlugins,
  rehypePlugins,
} satisfies BlogOptions;

const sitemap = {
  changefreq: 'weekly',
  priority: 0.5,
  lastmod: null,
  ignorePatterns: ['/blog/tags/**', '/search/**'],
} satisfies SitemapOptions;

const gtag = site.DOCS_GTAG_ID ? {trackingID: site.DOCS_GTAG_ID, anonymizeIP: true} : undefined;

const themeConfig = {
  ...(announcementBar ? {announcementBar} : {}),
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  footer,
} satisfies ThemeConfig;

const config: Config = {
  title: 'Eppo documentation',
  tagline: 'Feature flags and experiments, documented independently',
  favicon: 'img/mark.svg',
  url: site.DOCS_URL,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {v4: true, faster: true},
  i18n: {defaultLocale: 'en', locales: ['en']},
  markdown: {
    format: 'mdx',
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  customFields: {assistant: externalAssistantOf(site)},
  clientModules: [
    './src/clientModules/revealHash.ts',
    './src/clientModules/idlePrefetch.ts',
    './src/clientModules/followMovedAnchor.ts',
  ],
  plugins: [
    ['./src/plugins/lean-docs/index.ts', docs],
    searchPlugin(search),
    leanBundlePlugin,
    katexPlugin,
    () => deliveryPlugin({redirects, sources: contentSources(site)}),
  ],
  presets: [
    [
      'classic',
      {
        docs: false,
        blog,
        pages: false,
        sitemap,
        ...(gtag ? {gtag} : {}),
        theme: {customCss: ['./src/css/tokens.css', './src/css/site.css', './src/css/code.css']},
      } satisfies PresetOptions,
    ],
  ],
  themeConfig,
};

export default config;
