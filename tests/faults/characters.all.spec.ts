import {expect, test, type Locator} from '@playwright/test';
import {ask, openAssistant} from '../assistant/openAssistant.ts';
import {openSearch} from '../search/browser/openSearch.ts';

/** Puts half a character behind what a field holds, as an input method may. */
async function addHalfCharacter(field: Locator): Promise<void> {
  await field.evaluate((input: HTMLInputElement) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setter?.call(input, `${input.value}\ud83d`);
    input.dispatchEvent(new Event('input', {bubbles: true}));
  });
}

for (const [name, words, link] of [
  ['results', 'kill switch', /^See all \d+ results$/],
  ['no results', 'xqzzyqw', /^Let us know\.$/],
] as const) {
  test(`half a character in a query with ${name} breaks nothing`, async ({page}) => {
    const {input, dialog} = await openSearch(page);
    await input.pressSequentially(`${words} `);
    await addHalfCharacter(input);
    await expect(dialog.getByRole('link', {name: link})).toHaveAttribute('href', /%EF%BF%BD/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('half a character in a question breaks nothing', async ({page}) => {
  const parts = await openAssistant(page);
  await parts.input.pressSequentially('xqzzyqw ');
  await addHalfCharacter(parts.input);
  await parts.input.press('Enter');
  await expect(parts.status).toHaveText(/^Not in these docs/);
  await ask(parts, 'What does CUPED do?');
  await expect(parts.sources.first()).toHaveText(/CUPED/);
});
