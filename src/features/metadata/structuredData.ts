/** Returns the id by which structured data of pages refers to the site. */
export function websiteId(siteUrl: string): string {
  return `${siteUrl}/#website`;
}

/** A page's address without its final slash; files and addresses with `?` or `#` are left alone. */
const RE_NO_SLASH = /^(https?:\/\/[^/?#]+(?:\/[^/?#.]+)+)$/;

/**
 * Returns structured data as JSON in which addresses of the site's pages end with a slash, as their
 * canonical addresses do. Docusaurus knows pages by paths without it.
 */
export function structuredDataText(data: object, siteUrl: string): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith(siteUrl)
      ? value.replace(RE_NO_SLASH, '$1/')
      : value,
  );
}
