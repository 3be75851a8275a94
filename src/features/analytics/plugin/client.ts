import type {ClientModule} from '@docusaurus/types';
import type {Page} from '../runner.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';
import {whenIdle} from '../../../shared/whenIdle.ts';

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

if (typeof window !== 'undefined') whenIdle(start);

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
