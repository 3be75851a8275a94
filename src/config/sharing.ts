import type {ThemeConfig} from '@docusaurus/preset-classic';
import {CARD_SIZE} from '../features/metadata/social-cards/cardLayout.ts';
import {cardPath} from '../shared/cardPath.ts';
import {siteTitle} from '../site/title.ts';

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
