import type {ClientModule} from '@docusaurus/types';
import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';

/** Links in static HTML to other pages of the site (`static-html/index.ts`). */
const ROUTE_LINKS = 'a[data-route]';

/** Returns the link of that kind in which an event happened; null for other places. */
function routeLink({target}: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(ROUTE_LINKS) : null;
}

/** A click that means "here": others open tabs and windows, which the browser does. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;

/** Follows links in static HTML (`static-html/index.ts`) without loading the site again. */
export function useFollowRoutes(): void {
  const {push, replace} = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = routeLink(event);
      if (!link || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      const go = link.href === window.location.href ? replace : push;
      go(link.pathname + link.search + link.hash);
    };
    // On the window, so that whoever listens below it comes first.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [push, replace]);
}

/** What a reader points at is loaded at once. */
function preload(event: Event): void {
  const link = routeLink(event);
  if (link) void window.docusaurus.preload(link.pathname);
}

let seen: IntersectionObserver | undefined;

/** What a reader has in sight is loaded ahead, as for links that are components. */
function watchLinks(): void {
  // Without it, a page is loaded when the reader points at its link.
  if (!('IntersectionObserver' in window)) return;
  seen?.disconnect();
  seen = new IntersectionObserver((entries, observer) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
      }
    }
  });
  document.querySelectorAll(ROUTE_LINKS).forEach((link) => seen?.observe(link));
}

if (typeof window !== 'undefined') {
  window.addEventListener('mouseover', preload);
  window.addEventListener('touchstart', preload, {passive: true});
}

const clientModule: ClientModule = {onRouteDidUpdate: () => watchLinks()};

export const {onRouteDidUpdate} = clientModule;
