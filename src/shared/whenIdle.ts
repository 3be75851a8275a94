/** Defers something in the browser until the page has loaded and is idle (`requestIdleCallback`). */
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
