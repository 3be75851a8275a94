import type {Page} from '@playwright/test';

/** Width of an A4 page without its margins, in px. */
export const PAPER = 718;

/** Code, tables and drawings that are wider than a width in px, or have more in them than they show. */
export async function partsWiderThan(page: Page, width: number): Promise<string[]> {
  return page.evaluate(
    (limit) =>
      [...document.querySelectorAll('pre, table, figure svg')]
        .filter((part) => part.getBoundingClientRect().width > 0)
        .filter((part) => Math.max(part.getBoundingClientRect().right, part.scrollWidth) > limit)
        .map((part) => `${part.tagName} ${part.textContent?.slice(0, 60)}`),
    width,
  );
}
