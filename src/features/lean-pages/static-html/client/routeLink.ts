/** Links in static HTML to other pages of the site (`staticLink.ts`). */
export const ROUTE_LINKS = 'a[data-route]';

/** Returns the link of that kind in which an event happened; null for other places. */
export function routeLink({target}: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(ROUTE_LINKS) : null;
}
