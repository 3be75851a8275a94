import type {Page} from '@playwright/test';

/**
 * Returns the elements that are seen by their color alone, such as bars of a chart, and are gone in
 * the colors of a reader who has chosen their own (Windows' contrast themes). Leaves the page in them.
 */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  const painted = await page.evaluateHandle(() =>
    [...document.querySelectorAll('main *')].filter((element) => {
      if (element.childNodes.length > 0 || element.closest('svg')) return false;
      const {backgroundColor, visibility} = getComputedStyle(element);
      const {width, height} = element.getBoundingClientRect();
      const isDrawn = visibility === 'visible' && width > 3 && height > 1;
      return isDrawn && !backgroundColor.endsWith(', 0)');
    }),
  );
  await page.emulateMedia({forcedColors: 'active'});
  return painted.evaluate((all) =>
    all
      .filter((element) => {
        const style = getComputedStyle(element);
        const ground = getComputedStyle(document.documentElement).backgroundColor;
        const hasEdge = /[1-9]/.test(style.borderWidth) || style.outlineStyle !== 'none';
        return style.backgroundColor === ground && !hasEdge;
      })
      .map(({tagName, className}) => `${tagName} ${className}`),
  );
}

/** Nobody sees what is over after so many ms. */
const UNSEEN = 50;

/** Returns what moves on a page although the reader asked for reduced motion. */
export async function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(
    (unseen) =>
      document
        .getAnimations()
        .filter(
          ({playState, effect}) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) > unseen,
        )
        .map(({effect}) => {
          const {target} = effect as KeyframeEffect;
          return `${target?.tagName} ${target?.className}`;
        }),
    UNSEEN,
  );
}

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
