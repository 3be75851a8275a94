import type {ClientModule} from '@docusaurus/types';

const ROUTE_LINK = 'a[data-route]';

const isRouteLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(ROUTE_LINK) : null;

/** What a reader points at is loaded at once. */
function preload({target}: Event): void {
  const link = isRouteLink(target);
  if (link) void window.docusaurus.preload(link.pathname);
}

let seen: IntersectionObserver | undefined;

/** What a reader has in sight is loaded ahead, as for links that are components. */
function watchLinks(): void {
  seen?.disconnect();
  seen = new IntersectionObserver((entries, observer) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
      }
    }
  });
  document.querySelectorAll(ROUTE_LINK).forEach((link) => seen?.observe(link));
}

if (typeof window !== 'undefined') {
  window.addEventListener('mouseover', preload);
  window.addEventListener('touchstart', preload, {passive: true});
}

const clientModule: ClientModule = {onRouteDidUpdate: () => watchLinks()};

export const {onRouteDidUpdate} = clientModule;
