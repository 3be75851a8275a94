import {afterPaint} from './afterPaint.ts';
import {keepInput} from './keepInput.ts';
import {loadScripts} from './loadScripts.ts';
import {showFailure} from './showFailure.ts';
import {setLateLayout} from '../../../shared/ui/setLateLayout.ts';

/** A page that is not alive by then, for whatever reason, says so. */
const PATIENCE_MS = 30_000;

const root = document.documentElement;
const {sources = '', searchPage = '/'} = (document.currentScript as HTMLScriptElement).dataset;
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const input = keepInput();
let takeBack: (() => void) | undefined;

// A page that is loaded once more is shown where it was left.
setLateLayout(entry?.type === 'navigate' && !location.hash);

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
