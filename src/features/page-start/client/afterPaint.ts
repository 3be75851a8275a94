/** How long after the page has loaded a first paint is still waited for. */
const PAINT_TIMEOUT_MS = 300;

/**
 * Calls a function once, when the page is painted; where that is never reported, as in a tab in the
 * background or in a browser that measures nothing, a moment after everything else has loaded.
 */
export function afterPaint(start: () => void): void {
  let isStarted = false;
  const startOnce = () => {
    if (!isStarted) {
      isStarted = true;
      start();
    }
  };
  addEventListener('load', () => setTimeout(startOnce, PAINT_TIMEOUT_MS));
  try {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) {
        startOnce();
      }
    }).observe({type: 'paint', buffered: true});
  } catch {
    // Hardened browsers have no such observer; the load event is enough.
  }
}
