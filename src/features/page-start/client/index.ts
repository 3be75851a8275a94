import {afterPaint} from './afterPaint.ts';
import {keepInput} from './keepInput.ts';
import {loadScripts} from './loadScripts.ts';
import {showFailure} from './showFailure.ts';

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
  document.querySelectorAll('.navbar button:disabled').forEach((button) => {
    button.removeAttribute('disabled');
  });
});

afterPaint(() => {
  loadScripts(sources.split(' '), giveUp);
  setTimeout(giveUp, PATIENCE_MS);
});
