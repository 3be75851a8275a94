import type {Page} from '@playwright/test';

/** The spacing that readers may set by WCAG 1.4.12, without losing anything. */
const SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }`;

/**
 * Returns the parts of a page whose text is cut off once a reader spaces it out, and `the page` when
 * it then scrolls sideways. Leaves the page as it was.
 */
export async function cutByTextSpacing(page: Page): Promise<string[]> {
  return page.evaluate((spacing) => {
    const isCut = (part: Element): boolean => {
      const {clientWidth, clientHeight, scrollWidth, scrollHeight} = part;
      const isWide = scrollWidth > clientWidth + 1;
      const isHigh = scrollHeight > clientHeight + 1;
      // What only screen readers meet is a pixel wide; drawings and formulas are no running text.
      if (clientWidth < 2 || (!isWide && !isHigh) || part.closest('svg, .katex-display')) {
        return false;
      }
      const {overflowX, overflowY} = getComputedStyle(part);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (isWide && hides(overflowX)) || (isHigh && hides(overflowY));
    };
    const cut = () => [...document.querySelectorAll('body *')].filter(isCut);
    const before = new Set(cut());
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(spacing);
    document.adoptedStyleSheets.push(sheet);
    const after = cut().filter((part) => !before.has(part) && part.textContent.trim() !== '');
    const isSideways = document.documentElement.scrollWidth > innerWidth;
    document.adoptedStyleSheets.pop();
    const named = after.map((part) => `${part.tagName} ${part.className}: ${part.textContent}`);
    return [...named.map((name) => name.slice(0, 160)), ...(isSideways ? ['the page'] : [])];
  }, SPACING);
}
