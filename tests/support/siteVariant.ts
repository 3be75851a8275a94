import {buildVariant, variantFolder} from './buildVariant.ts';

const NAME = 'variant';

/** Folder of the built variant. */
export const SITE_VARIANT = variantFolder(NAME);

export const announcement = {
  id: 'first-announcement',
  html: 'Read <a href="/setup-quickstart/">how every sample is checked</a>.',
  text: 'Read how every sample is checked.',
  backgroundColor: '#204020',
  textColor: '#fffff0',
} as const;

/**
 * Builds the site with other choices in its theme and search than the documentation's, unless that
 * build is up to date.
 */
export function buildSiteVariant(): void {
  buildVariant({
    name: NAME,
    config: 'tests/fixtures/variant/docusaurus.config.ts',
    settings: {
      DOCS_ANNOUNCEMENT_ID: announcement.id,
      DOCS_ANNOUNCEMENT_CONTENT: announcement.html,
      DOCS_ANNOUNCEMENT_BACKGROUND: announcement.backgroundColor,
      DOCS_ANNOUNCEMENT_TEXT_COLOR: announcement.textColor,
      DOCS_KATEX_STYLESHEET: 'cdn',
      // A hosted provider; tests answer in its place.
      DOCS_ALGOLIA_APP_ID: 'VARIANT',
      DOCS_ALGOLIA_SEARCH_KEY: 'public-key',
      DOCS_ALGOLIA_INDEX: 'variant',
    },
    sources: ['tests/fixtures/variant{,/**}', 'tests/support/siteVariant.ts'],
  });
}
