import {keepInput, opensField} from './keepInput.ts';
import {loadScripts} from './loadScripts.ts';

/**
 * Says that parts of the page could not be loaded, and makes the buttons that lead somewhere do so:
 * search to its page, the menu to the home page. Any other button leads to the way out.
 */
function showFailure(searchPage: string): () => void {
  const note = Object.assign(document.createElement('div'), {
    className: 'page-failure',
    role: 'alert',
    textContent: 'Parts of this page could not be loaded. ',
  });
  const reload = Object.assign(document.createElement('button'), {
    className: 'button button--primary',
    textContent: 'Reload',
    onclick: () => location.reload(),
  });
  const onClick = ({target}: MouseEvent) => {
    const button = (target as Element).closest('button');
    if (button) {
      reload.focus();
      const address = opensField(button) ? searchPage : button.matches('.navbar__toggle') && '/';
      if (address) {
        open(address, '_self');
      }
    }
  };
  // Styles show what scripts would have to open, such as closed tabs.
  document.documentElement.dataset.failed = '';
  note.append(reload);
  document.body.append(note);
  addEventListener('click', onClick);
  return () => {
    delete document.documentElement.dataset.failed;
    note.remove();
    removeEventListener('click', onClick);
  };
}

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
