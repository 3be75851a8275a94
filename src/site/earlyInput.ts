/**
 * Inline script: what a reader presses before the page has come to life is done as soon as it has.
 * Keys that buttons and text fields handle by themselves are left to them; pressing a button again
 * and again counts once.
 */
export const earlyInput = `(function (root) {
  var kept = new Map();
  function keepClick(event) {
    var button = event.target.closest('button, [role="tab"]');
    if (button) {
      event.preventDefault();
      event.stopImmediatePropagation();
      kept.set(button, function () {
        button.click();
      });
    }
  }
  function keepKey(event) {
    var isShortcut = event.key === '/' || (event.key === 'k' && (event.ctrlKey || event.metaKey));
    if (!/^(Enter|Tab| )$/.test(event.key) && !event.target.closest('input, select, textarea')) {
      if (isShortcut) {
        event.preventDefault();
      }
      event.stopImmediatePropagation();
      kept.set(event.key, function () {
        event.target.dispatchEvent(new KeyboardEvent('keydown', event));
      });
    }
  }
  addEventListener('click', keepClick, true);
  addEventListener('keydown', keepKey, true);
  new MutationObserver(function (changes, observer) {
    if (root.dataset.hasHydrated === 'true') {
      observer.disconnect();
      removeEventListener('click', keepClick, true);
      removeEventListener('keydown', keepKey, true);
      kept.forEach(function (repeat) {
        repeat();
      });
    }
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
})(document.documentElement);`;
