import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

test('the calls of a concept page are there in the language of the link', async ({page}) => {
  await visit(page, '/feature-flagging/concepts/feature-gates/?lang=go');

  await expect(page.getByRole('tab', {name: 'Go', exact: true})).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const panel = page.getByRole('tabpanel', {name: 'Go', exact: true});
  await expect(panel).toContainText('client.GetBoolAssignment(');
  await expect(panel).toContainText('fmt.Println(pro) // true');
  await expect(panel).toContainText('Compiled against the declarations of golang-sdk');
  await expect(panel.getByRole('link', {name: 'Go quickstart'})).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the calls can be read in all languages', async ({page}) => {
    await page.goto('/feature-flagging/concepts/feature-gates/');

    await expect(page.getByText('client.get_boolean_assignment(').first()).toBeVisible();
    await expect(page.getByText('$client->getBooleanAssignment(').first()).toBeVisible();
  });
});
