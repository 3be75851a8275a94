import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import escapeHtml from 'escape-html';
import type {SearchAction, WebSite, WithActionConstraints, WithContext} from 'schema-dts';
import {websiteId} from './structuredData.ts';

interface DiscoveryOptions {
  /** Name of the site's search in a browser's address bar, at most 16 characters. */
  searchName: string;
  /** Path of the search page below the root, such as `search`. */
  searchPagePath: string;
}

/** Site path of the description of the search, and its media type. */
const OPEN_SEARCH_PATH = '/opensearch.xml';
const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';

/**
 * Returns the plugin that tells search engines and browsers what the site is and how to search it:
 * `robots.txt`, an OpenSearch description, and structured data about the site on every page.
 *
 * @see https://github.com/dewitt/opensearch
 */
export function discoveryPlugin(options: DiscoveryOptions): (context: LoadContext) => Plugin {
  return ({siteConfig: {url: siteUrl, title, tagline}}) => {
    const searchPage = `${siteUrl}/${options.searchPagePath}/`;
    const search: WithActionConstraints<SearchAction> = {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: `${searchPage}?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    };
    const website: WithContext<WebSite> = {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': websiteId(siteUrl),
      url: `${siteUrl}/`,
      name: title,
      description: tagline,
      inLanguage: 'en',
      potentialAction: search,
    };
    const openSearch = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(options.searchName)}</ShortName>
  <Description>${escapeHtml(`${title}: ${tagline}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="image/svg+xml">${siteUrl}/img/mark.svg</Image>
  <Url type="text/html" method="get" template="${searchPage}?q={searchTerms}"/>
  <Url type="${OPEN_SEARCH_TYPE}" rel="self" template="${siteUrl}${OPEN_SEARCH_PATH}"/>
</OpenSearchDescription>
`;
    return {
      name: 'discovery',

      injectHtmlTags: () => ({
        headTags: [
          {
            tagName: 'link',
            attributes: {rel: 'search', type: OPEN_SEARCH_TYPE, title, href: OPEN_SEARCH_PATH},
          },
          {
            tagName: 'script',
            attributes: {type: 'application/ld+json'},
            innerHTML: JSON.stringify(website),
          },
        ],
      }),

      async postBuild({outDir}) {
        const robots = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
        await writeFile(path.join(outDir, OPEN_SEARCH_PATH), openSearch);
        await writeFile(path.join(outDir, 'robots.txt'), robots);
      },
    };
  };
}
