/** Runs something in the browser when the page has loaded and has nothing else to do. */
export function whenIdle(run: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(run), {once: true});
  } else if ('requestIdleCallback' in window) {
    requestIdleCallback(run);
  } else {
    // Safari does not tell.
    setTimeout(run);
  }
}
