import type {NProgress} from 'nprogress';

let isRunning = false;
let bar: NProgress | undefined;

async function show(): Promise<void> {
  bar ??= (await import('nprogress')).default.configure({showSpinner: false});
  if (isRunning) bar.start();
}

/** Stands in for the progress bar of slow pages, which is loaded when there is the first one. */
export default {
  configure: () => undefined,
  start(): void {
    isRunning = true;
    // Without the bar, the page arrives as it would with it.
    show().catch(() => undefined);
  },
  done(): void {
    isRunning = false;
    bar?.done();
  },
};
