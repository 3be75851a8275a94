import {lazyImport} from '../../../shared/lazyImport.ts';

const load = lazyImport(() => import('nprogress/nprogress.js'));

let bar: {start: () => void; done: () => void} | undefined;
let isWaiting = false;
let options = {};

/**
 * Stands in for `nprogress`, which draws a bar while a reader waits for the next page: loaded when
 * somebody waits.
 */
const lazyProgress = {
  configure(chosen: object): void {
    options = chosen;
  },
  start(): void {
    isWaiting = true;
    load()
      .then(({default: loaded}) => {
        bar = loaded.configure(options);
        if (isWaiting) bar.start();
      })
      // Without the bar, the page arrives all the same.
      .catch(() => undefined);
  },
  done(): void {
    isWaiting = false;
    bar?.done();
  },
};

export default lazyProgress;
