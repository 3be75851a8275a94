import type {ThemeConfig} from '@docusaurus/preset-classic';
import {
  privacyButton,
  readTools,
  toolNames,
  type AnalyticsSettings,
} from '../features/analytics/settings.ts';
import {site, newIssueUrl, siteTitle} from '../site/index.ts';
import {CARD_SIZE} from '../features/metadata/social-cards/cardLayout.ts';
import {cardPath} from '../shared/paths.ts';
import type {SearchOptions} from '../features/search/index.ts';

const tools = readTools(site);

// Nothing is sent while a page is being written.
const isOn = process.env.NODE_ENV === 'production' && toolNames(tools).length > 0;

/** Analytics of this build; undefined when no tool is configured, and in development. */
export const analytics: AnalyticsSettings | undefined = isOn
  ? {tools, requiresConsent: site.DOCS_REQUIRE_CONSENT}
  : undefined;

/** What is shown where a page is shared; docs and posts name a picture of their own. */
export const sharing = {
  image: cardPath('docs/index.mdx'),
  metadata: [
    {property: 'og:site_name', content: siteTitle},
    {property: 'og:type', content: 'website'},
    {property: 'og:image:width', content: String(CARD_SIZE.width)},
    {property: 'og:image:height', content: String(CARD_SIZE.height)},
    {property: 'og:image:alt', content: siteTitle},
  ],
} satisfies ThemeConfig;

/** “git-branch” of Lucide. */
const repositoryIcon =
  '<svg style="display:block" viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M6 3v12m12-6a9 9 0 0 1-9 9"/><circle cx="18" cy="6" r="3"/><circle cx="6" cy="18" r="3"/></svg>';

export const navbar = {
  title: siteTitle,
  logo: {alt: '', src: 'img/mark.svg', width: 28, height: 28},
  items: [
    {to: '/quick-starts/', label: 'Quick starts', position: 'left'},
    {to: '/sdks/', label: 'SDKs', position: 'left'},
    {to: '/reference/api/', label: 'API', position: 'left'},
    // A section of the home page, whose path all others begin with.
    {to: '/#tools', label: 'Tools', position: 'left', activeBaseRegex: '^$'},
    {to: '/statistics/', label: 'Statistics', position: 'left'},
    {to: '/blog/', label: 'Blog', position: 'left'},
    {type: 'custom-language', position: 'right'},
    {
      type: 'html',
      position: 'right',
      value: `<a class="navbar__link" href="${site.DOCS_REPOSITORY_URL}" aria-label="Repository" title="Repository">${repositoryIcon}</a>`,
    },
  ],
} satisfies ThemeConfig['navbar'];

export const footer = {
  style: 'light',
  links: [
    {
      title: 'Quick links',
      items: [
        {label: 'Initial setup', to: '/setup-quickstart/'},
        {label: 'Feature flag quick start', to: '/feature-flag-quickstart/'},
        {label: 'Experiment quick start', to: '/experiment-quickstart/'},
      ],
    },
    {
      title: 'Reference',
      items: [
        {label: 'API reference', to: '/reference/api/'},
        {label: 'Security', to: '/reference/architecture-and-security/'},
      ],
    },
    {
      title: 'This site',
      items: [
        {label: 'Blog', to: '/blog/'},
        {label: 'Accessibility', to: '/accessibility/'},
        {label: 'Source and corrections', href: site.DOCS_REPOSITORY_URL},
        ...(analytics?.requiresConsent ? [{html: privacyButton}] : []),
      ],
    },
  ],
  copyright:
    'An independent documentation site. Eppo is a trademark of its owner, used here only to name the product.',
} satisfies ThemeConfig['footer'];

const {DOCS_ALGOLIA_APP_ID: appId, DOCS_ALGOLIA_SEARCH_KEY: searchKey} = site;
const indexName = site.DOCS_ALGOLIA_INDEX;

/** Search: Algolia when its credentials are set, else the engine embedded in the site. */
export const search = {
  searchPagePath: 'search',
  contextualSearch: true,
  missingResultsUrl: `${newIssueUrl}?title={query}`,
  ...(appId && searchKey && indexName ? {hosted: {appId, searchKey, indexName}} : {}),
} satisfies SearchOptions;
