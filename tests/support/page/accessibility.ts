import type {Page} from '@playwright/test';
import axe from 'axe-core';

/** Rules whose outcome depends on colors; the rest cannot differ between light and dark. */
export const colorRules = ['color-contrast', 'link-in-text-block'] as const;

/**
 * Runs axe on the open page.
 *
 * @param rules the rules to run; all when left out.
 * @returns one line per violating element: rule, selector and what to change.
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  const violations = await page.evaluate(async (only) => {
    const {axe: runner} = window as unknown as {axe: typeof axe};
    const options = only ? {runOnly: {type: 'rule' as const, values: [...only]}} : {};
    return (await runner.run(document, {...options, resultTypes: ['violations'], preload: false}))
      .violations;
  }, rules);
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
