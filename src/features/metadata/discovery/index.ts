import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {websiteData} from '../structured-data/website.ts';
import {OPEN_SEARCH_PATH, openSearchXml} from './openSearchXml.ts';
import {robotsText} from './robotsText.ts';

interface DiscoveryOptions {
  /** Name of the site's search in a browser's address bar, at most 16 characters. */
  searchName: string;
  /** Path of the search page below the root, such as `search`. */
  searchPagePath: string;
}

/**
 * Returns the plugin that tells search engines and browsers what the site is and how to search it:
 * `robots.txt`, an OpenSearch description, and structured data about the site on every page.
 */
export function discoveryPlugin(options: DiscoveryOptions): (context: LoadContext) => Plugin {
  const searchPage = `/${options.searchPagePath}/`;
  return ({siteConfig: {url: siteUrl, title, tagline}}) => ({
    name: 'discovery',

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title,
            href: OPEN_SEARCH_PATH,
          },
        },
        {
          tagName: 'script',
          attributes: {type: 'application/ld+json'},
          innerHTML: JSON.stringify(
            websiteData({siteUrl, title, description: tagline, searchPage}),
          ),
        },
      ],
    }),

    async postBuild({outDir}) {
      const description = openSearchXml({
        siteUrl,
        shortName: options.searchName,
        description: `${title}: ${tagline}`,
        searchPage,
        icon: '/img/mark.svg',
      });
      await writeFile(path.join(outDir, OPEN_SEARCH_PATH), description);
      await writeFile(path.join(outDir, 'robots.txt'), robotsText(siteUrl));
    },
  });
}
