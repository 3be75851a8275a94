import type {ClientModule} from '@docusaurus/types';
import type {Page} from '../visit.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';

const loadAnalytics = lazyImport(() => import('../start.ts'));

let current: Page | undefined;
let report: ((page: Page) => void) | undefined;

function start(): void {
  loadAnalytics().then(
    ({startAnalytics}) => {
      report = startAnalytics();
      if (current) {
        report(current);
      }
    },
    // Pages do not depend on analytics; readers need not know that none are collected.
    () => undefined,
  );
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(run);
  } else {
    setTimeout(run);
  }
}

if (typeof window !== 'undefined') {
  if (document.readyState === 'complete') {
    whenIdle(start);
  } else {
    window.addEventListener('load', () => whenIdle(start), {once: true});
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location: {pathname, search}, previousLocation}) {
    if (pathname !== previousLocation?.pathname) {
      // The title of the page is in the document one turn later.
      setTimeout(() => {
        current = {pathname, search, title: document.title};
        report?.(current);
      });
    }
  },
};

export const {onRouteDidUpdate} = clientModule;
