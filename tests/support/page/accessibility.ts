import {expect, type Page} from '@playwright/test';
import axe from 'axe-core';

/** Rules whose outcome depends on colors; the rest cannot differ between light and dark. */
export const colorRules = ['color-contrast', 'link-in-text-block'] as const;

/**
 * Runs axe on the open page.
 *
 * @param options.rules the rules to run; all when left out.
 * @param options.without selectors of what is not looked at.
 * @returns one line per violating element: rule, selector and what to change.
 */
export async function findViolations(
  page: Page,
  {rules, without = []}: {rules?: readonly string[]; without?: readonly string[]} = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    // As it is when it comes into sight: of lists that are laid out late, axe takes some for overlapping.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.markdown > * { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(sheet);
    });
  }
  const violations = await page.evaluate(
    async ([only, exclude]) => {
      const {axe: runner} = window as unknown as {axe: typeof axe};
      const rules = {
        // The size of targets belongs to WCAG 2.2, which axe leaves out unless it is told.
        'target-size': {enabled: true},
        // A quarter of the time of a page, for nothing where no style insists on itself.
        'avoid-inline-spacing': {enabled: document.querySelector('[style*="important"]') !== null},
      };
      const options = only ? {runOnly: {type: 'rule' as const, values: [...only]}} : {rules};
      const {violations: found} = await runner.run(
        {include: [['html']], exclude: exclude.map((selector) => [selector])},
        {...options, resultTypes: ['violations'], preload: false},
      );
      return found;
    },
    [rules, without] as const,
  );
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Expects what is open on a page to be accessible, in light colors on a desktop and in dark ones on
 * a phone, on which neither the page nor a dialog scrolls sideways.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const desktop = page.viewportSize()!;
  // What the bar covers of a button that was scrolled below it is no fault.
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({colorScheme: 'dark'});
  await page.setViewportSize({width: 390, height: 844});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The colors of an editor's text may follow a moment after the page's.
  await expect.poll(() => findViolations(page), {timeout: 30_000}).toEqual([]);
  const parts = page.locator('html, [role="dialog"], dialog');
  const wide = await parts.evaluateAll((all) =>
    all.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).map(({id}) => id),
  );
  expect(wide).toEqual([]);
  await page.emulateMedia({colorScheme: 'light'});
  await page.setViewportSize(desktop);
}
