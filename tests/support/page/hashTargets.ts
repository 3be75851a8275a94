import type {Page} from '@playwright/test';

/** How long a target may take to be revealed and scrolled to, in ms. */
const PATIENCE = 3000;

/** Returns the ids a reader can link to: headings, and targets of the page's own `#` links. */
export async function linkableIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)[id]');
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]');
    return [
      ...new Set([
        ...[...headings].map(({id}) => id),
        ...[...links].map(({hash}) => decodeURIComponent(hash.slice(1))),
      ]),
    ];
  });
}

/** Goes to each id as `#id` and returns those whose first line does not start where the reader sees it. */
function goToEach(ids: readonly string[]): string[] {
  return ids.filter((id) => {
    window.location.hash = id;
    const element = document.getElementById(id);
    const line = element?.getClientRects()[0];
    if (!element || !line) return true;
    const top = document.elementFromPoint(line.left + 2, line.top + line.height / 2);
    const isSeen = top !== null && (element.contains(top) || top.contains(element));
    return !isSeen || top.closest('header, nav') !== null;
  });
}

async function comesIntoSight(page: Page, id: string): Promise<boolean> {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    if ((await page.evaluate(goToEach, [id])).length === 0) {
      return true;
    }
  }
  return false;
}

/** Goes to each id as `#id` and returns those that did not come into sight. */
export async function hiddenTargets(page: Page, ids: readonly string[]): Promise<string[]> {
  const hidden: string[] = [];
  // Most are seen at once; the others may be revealed a moment later.
  for (const id of await page.evaluate(goToEach, [...ids])) {
    if (!(await comesIntoSight(page, id))) {
      hidden.push(id);
    }
  }
  return hidden;
}

/** Returns the ids whose element takes no room or is invisible, wherever the page is scrolled. */
export async function invisibleTargets(page: Page, ids: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (all) =>
      all.filter((id) => {
        const element = document.getElementById(id);
        const isVisible = element?.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        });
        return !isVisible || element?.getClientRects().length === 0;
      }),
    [...ids],
  );
}
