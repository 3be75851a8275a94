import {buildVariant, variantFolder} from './buildVariant.ts';

const NAME = 'small-site';

/** Folder of the built small site. */
export const SMALL_SITE = variantFolder(NAME);

/** The announcement of the small site. */
export const announcement = {
  id: 'first-announcement',
  html: 'Read <a href="/guide/second/">how every sample is checked</a>.',
  text: 'Read how every sample is checked.',
  backgroundColor: '#204020',
  textColor: '#fffff0',
} as const;

/**
 * Builds the small site, which is configured differently from the documentation but uses its
 * theme, unless its build is up to date.
 */
export function buildSmallSite(): void {
  buildVariant({
    name: NAME,
    config: 'tests/fixtures/site/docusaurus.config.ts',
    settings: {
      DOCS_ANNOUNCEMENT_ID: announcement.id,
      DOCS_ANNOUNCEMENT_CONTENT: announcement.html,
      DOCS_ANNOUNCEMENT_BACKGROUND: announcement.backgroundColor,
      DOCS_ANNOUNCEMENT_TEXT_COLOR: announcement.textColor,
      DOCS_KATEX_STYLESHEET: 'cdn',
    },
    sources: ['tests/fixtures/site{,/**}', 'tests/support/smallSite.ts'],
  });
}
