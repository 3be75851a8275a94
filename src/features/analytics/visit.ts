/** A page as the router shows it. */
export interface Page {
  pathname: string;
  search: string;
  title: string;
}

/** A page view as it is reported: without queries, which hold what readers search for. */
export interface Visit {
  path: string;
  url: string;
  title: string;
  /** Where the reader came from; empty when unknown. */
  referrer: string;
}

/** Returns an address without its query and hash. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/**
 * Describes the visit of a page for analytics.
 *
 * @param origin of the site, such as `https://docs.example`.
 * @param referrer address the reader came from.
 */
export function createVisit(page: Page, origin: string, referrer: string): Visit {
  return {
    path: page.pathname,
    url: origin + page.pathname,
    // The title of a page may repeat its query, as that of the search page does.
    title: page.search ? page.pathname : page.title,
    referrer: withoutQuery(referrer),
  };
}
