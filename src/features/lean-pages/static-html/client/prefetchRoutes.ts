import type {ClientModule} from '@docusaurus/types';
import {ROUTE_LINKS, routeLink} from './routeLink.ts';

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
