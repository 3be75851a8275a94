import type {NProgress, NProgressOptions} from 'nprogress';
import {lazyImport} from '../../../shared/lazyImport.ts';
import {whenIdle} from '../../../shared/whenIdle.ts';

const loadBar = lazyImport(() => import('nprogress'));

let bar: NProgress | undefined;
let isWanted = false;

/**
 * Stands in for `nprogress` in Docusaurus: the bar is fetched when the page is idle, so that it is there
 * when a reader goes on. Without it, pages open all the same.
 */
const progress = {
  configure(options: Partial<NProgressOptions>): void {
    if (typeof window === 'undefined') return;
    whenIdle(() => {
      loadBar().then(
        (module) => {
          bar = module.default.configure(options);
          if (isWanted) bar.start();
        },
        () => undefined,
      );
    });
  },
  start(): void {
    isWanted = true;
    bar?.start();
  },
  done(): void {
    isWanted = false;
    bar?.done();
  },
};

export default progress;
