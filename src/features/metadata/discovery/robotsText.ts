/** Returns the text of `robots.txt`: everything may be read, and the sitemap lists it. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
