import type {Page} from '@playwright/test';

/** Places whose changes are read out. */
const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';

/**
 * Listens to a page from now on, as a screen reader does: whenever the text of a live place changes,
 * it is read out as a whole, and so is a new name or description of what has the focus.
 *
 * @returns what was heard until it is called.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle((selector) => {
    const said: string[] = [];
    const before = new WeakMap<Element, string>();
    const textOf = (place: Element) => (place.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const hear = (place: Element) => {
      const text = textOf(place);
      if (text !== (before.get(place) ?? '')) {
        before.set(place, text);
        if (text) said.push(text);
      }
    };
    for (const place of document.querySelectorAll(selector)) before.set(place, textOf(place));
    const observer = new MutationObserver((changes) => {
      for (const {target, attributeName} of changes) {
        const isFocused = target instanceof Element && target === document.activeElement;
        const name = attributeName !== null && isFocused && target.getAttribute(attributeName);
        if (name) said.push(name);
      }
      const changed = changes.flatMap(({target, addedNodes}) => [target, ...addedNodes]);
      const elements = changed.flatMap((node) =>
        node instanceof Element ? [node, ...node.querySelectorAll(selector)] : [node.parentElement],
      );
      for (const place of new Set(elements.map((element) => element?.closest(selector)))) {
        if (place?.isConnected) hear(place);
      }
    });
    observer.observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['aria-label', 'title'],
    });
    return said;
  }, LIVE);
  return () => heard.evaluate((said) => [...said]);
}
