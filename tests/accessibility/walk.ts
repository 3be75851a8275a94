import {expect, type Locator, type Page} from '@playwright/test';
import {withoutValue} from './tree.ts';

/** More stops than any part has: a walk that takes longer goes in circles. */
const MOST_STOPS = 120;

/** Lets the next Tab begin in front of a part, as if the reader had come from above it. */
async function standBefore(part: Locator): Promise<void> {
  await part.evaluate((element: HTMLElement) => {
    const had = element.getAttribute('tabindex');
    element.tabIndex = -1;
    element.focus();
    element.blur();
    if (had === null) element.removeAttribute('tabindex');
    else element.setAttribute('tabindex', had);
  });
}

/** Says what a reader who sees the page would miss about the focus; empty when nothing. */
async function problemOf(focus: Locator): Promise<string> {
  return focus.evaluate((element) => {
    const ringed = [element, element.parentElement, element.closest('.cm-editor, form')];
    const hasRing = ringed.some((each) => {
      if (!each) return false;
      const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(each);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
    if (!hasRing) return 'the focus cannot be seen';
    const [box] = element.getClientRects();
    if (!box) return 'it takes no room';
    const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
    const y = Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 1);
    const top = document.elementFromPoint(x, y);
    const isSeen = element.contains(top) || top?.contains(element) || top?.closest('label');
    return isSeen ? '' : `${top?.outerHTML.slice(0, 80)} lies over it`;
  });
}

/**
 * Goes through a part with the Tab key, and expects the focus to be seen at each stop.
 *
 * @param keepsFocus whether the part is a dialog, which is gone round; others are left.
 * @returns role and name of each stop, in order.
 */
export async function walk(page: Page, part: Locator, keepsFocus: boolean): Promise<string[]> {
  const stops: string[] = [];
  const problems: string[] = [];
  if (!keepsFocus) await standBefore(part);
  const isInside = () =>
    part.evaluate((element) => element.contains(document.activeElement) && document.hasFocus());
  /** Whether the focus is where it was first. */
  const isFirst = () => page.evaluate(() => document.activeElement?.hasAttribute('data-first'));
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    if (!(await isInside()) || (await isFirst())) {
      break;
    }
    const focus = page.locator(':focus');
    if (count === 0) await focus.evaluate((element) => element.setAttribute('data-first', ''));
    const [line = ''] = (await focus.ariaSnapshot()).split('\n');
    const stop = withoutValue(line.replace(/^- text\b.*/, '- summary').replace(/^- /, ''));
    stops.push(stop);
    const problem = await problemOf(focus);
    if (problem) problems.push(`${stop}: ${problem}`);
  }
  await page.evaluate(() => document.querySelector('[data-first]')?.removeAttribute('data-first'));
  expect(problems).toEqual([]);
  expect(stops.length).toBeLessThan(MOST_STOPS);
  return stops;
}
