import escapeHtml from 'escape-html';

interface OpenSearchOptions {
  /** Address of the site, without a trailing slash. */
  siteUrl: string;
  /** At most 16 characters, as browsers show it in their address bar. */
  shortName: string;
  description: string;
  /** Site path of the search page. */
  searchPage: string;
  /** Site path of an SVG picture. */
  icon: string;
}

/** Site path of the description. */
export const OPEN_SEARCH_PATH = '/opensearch.xml';

/**
 * Returns an OpenSearch description, with which browsers offer the site's search in their own
 * address bar.
 *
 * @see https://github.com/dewitt/opensearch
 */
export function openSearchXml(options: OpenSearchOptions): string {
  const {siteUrl, shortName, description, searchPage, icon} = options;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(shortName)}</ShortName>
  <Description>${escapeHtml(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="image/svg+xml">${siteUrl}${icon}</Image>
  <Url type="text/html" method="get" template="${siteUrl}${searchPage}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${siteUrl}${OPEN_SEARCH_PATH}"/>
</OpenSearchDescription>
`;
}
