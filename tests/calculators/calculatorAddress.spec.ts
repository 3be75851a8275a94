import {expect, test} from '@playwright/test';
import {findRoutes} from '../support/findRoute.ts';
import {visit} from '../support/page/visit.ts';

test('an address with an unknown metric shows the form that is computed', async ({page}) => {
  const [route] = findRoutes('the sample size calculator', /Sample size and duration/);
  await visit(page, `${route}?size-metric=foo`);
  await expect(page.getByLabel('Metric', {exact: true})).toHaveValue('binary');
  await expect(page.getByLabel('Rate of control')).toHaveValue('20');
});
