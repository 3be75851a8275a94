import {keepInput} from './keepInput.ts';
import {loadScripts} from './loadScripts.ts';
import {showFailure} from './showFailure.ts';

/** How long after the page has loaded a first paint is still waited for. */
const PAINT_TIMEOUT_MS = 300;

/**
 * Resolves when the page is painted; where that is never reported, as in a tab in the background or
 * in a browser that measures nothing, a moment after everything else has loaded.
 */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('load', () => setTimeout(resolve, PAINT_TIMEOUT_MS));
    try {
      new PerformanceObserver((paints) => {
        if (paints.getEntriesByName('first-contentful-paint').length > 0) {
          resolve();
        }
      }).observe({type: 'paint', buffered: true});
    } catch {
      // Hardened browsers have no such observer; the load event is enough.
    }
  });
}

/** A page that is not alive by then, for whatever reason, says so. */
const PATIENCE_MS = 30_000;

const root = document.documentElement;
const {sources = '', searchPage = '/'} = (document.currentScript as HTMLScriptElement).dataset;
const input = keepInput();
let takeBack: (() => void) | undefined;

function isAlive(): boolean {
  return root.dataset.hasHydrated === 'true';
}

function giveUp() {
  if (!takeBack && !isAlive()) {
    input.drop();
    takeBack = showFailure(searchPage);
  }
}

new MutationObserver((_changes, observer) => {
  if (isAlive()) {
    observer.disconnect();
    takeBack?.();
    input.replay();
  }
}).observe(root, {attributeFilter: ['data-has-hydrated']});

// The theme button waits for its script; it takes a click meanwhile, which is kept.
addEventListener('DOMContentLoaded', () => {
  document.querySelector('.navbar button:disabled')?.removeAttribute('disabled');
});

void afterPaint().then(() => {
  loadScripts(sources.split(' '), giveUp);
  setTimeout(giveUp, PATIENCE_MS);
});
