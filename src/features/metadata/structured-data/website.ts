import type {SearchAction, WebSite, WithActionConstraints, WithContext} from 'schema-dts';

interface WebsiteFacts {
  /** Address of the site, without a trailing slash. */
  siteUrl: string;
  title: string;
  description: string;
  /** Site path of the search page, which takes `q`. */
  searchPage: string;
}

/** Returns the id by which structured data of pages refers to the site. */
export function websiteId(siteUrl: string): string {
  return `${siteUrl}/#website`;
}

/** Describes the site and its search to search engines. */
export function websiteData(facts: WebsiteFacts): WithContext<WebSite> {
  const {siteUrl, title, description, searchPage} = facts;
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteUrl}${searchPage}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    url: `${siteUrl}/`,
    name: title,
    description,
    inLanguage: 'en',
    potentialAction: search,
  };
}
