/** Returns the id by which structured data of pages refers to the site. */
export function websiteId(siteUrl: string): string {
  return `${siteUrl}/#website`;
}
