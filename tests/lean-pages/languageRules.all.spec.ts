import {expect, test} from '@playwright/test';
import {representativeRoutes} from '../performance/routes.ts';
import {visit} from '../support/page/visit.ts';

/** Pages of further kinds that sort words as they start. */
const SORTED = ['/blog/tags/', '/data-management/metrics/simple-metric/'];

for (const route of [...representativeRoutes, ...SORTED]) {
  test(`${route} starts without the rules of languages, for which a phone needs 100 ms`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, {asked});
      for (const [owner, names] of [
        [Intl, ['NumberFormat', 'DateTimeFormat', 'Collator', 'ListFormat', 'PluralRules']],
        [Number.prototype, ['toLocaleString']],
        [Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
        [String.prototype, ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase']],
      ] as const) {
        for (const name of names) {
          const original = Reflect.get(owner, name) as object;
          const watched = new Proxy(original, {
            apply: (target, self, given) => (
              asked.push(name),
              Reflect.apply(target as never, self, given)
            ),
            construct: (target, given) => (
              asked.push(name),
              Reflect.construct(target as never, given)
            ),
          });
          Reflect.set(owner, name, watched);
        }
      }
    });
    await visit(page, route);
    expect(await page.evaluate(() => Reflect.get(window, 'asked') as string[])).toEqual([]);
  });
}
