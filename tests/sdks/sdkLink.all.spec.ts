import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

const PAGE = '/feature-flagging/';

test('a link to your SDK leads to the list of all until the reader has chosen one', async ({
  page,
}) => {
  await visit(page, PAGE);
  const link = page.getByRole('link', {name: 'assignments page of your SDK'});
  await link.click();
  await expect(page.getByRole('heading', {name: 'Pages of each SDK'})).toBeInViewport();
  await visit(page, `${PAGE}?lang=python`);
  await link.click();
  await expect(page).toHaveURL(/\/sdks\/server-sdks\/python\/assignments\/$/);
});
