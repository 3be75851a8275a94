import {expect, journey} from '../test.ts';
import type {Reader} from '../reader/reader.ts';

const PAGE = '/sdks/server-sdks/python/quickstart/';
const OWN = 'checkout-test';

const firstCall = (reader: Reader) =>
  reader
    .part('article')
    .part('group')
    .saying(/get_?string_?assignment/i)
    .first();

/** Where Chromium has no window, it asks before it copies. */
const copyAllowed =
  'navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }';

journey('code is copied as it is shown', async ({reader, server}) => {
  server.before(copyAllowed);
  await reader.visit(PAGE);
  await reader.part('button', 'Copy code to clipboard').first().click();
  await expect(reader.part('status').saying(/Copied/)).toSay('Copied');
  const shown = await reader.read<string>('document.querySelector("article pre code").textContent');
  await expect(reader).toRead('window.copied.trim()', shown.trim());
});

journey('code that cannot be copied is said', async ({reader, server}) => {
  server.before('navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))');
  await reader.visit(PAGE);
  await reader.part('button', 'Copy code to clipboard').first().click();
  const failure = /again|failed/i;
  await expect(reader.part('status').saying(failure)).toSay(failure);
});

journey('long lines are wrapped', async ({reader}) => {
  await reader.visit(PAGE);
  const button = reader.part('button', 'Wrap long lines').first();
  await button.click();
  await expect(reader.matching('[aria-pressed="true"]')).toBeSeen();
});

journey(
  'a flag typed once is in the samples of other pages, until it is cleared',
  async ({reader}) => {
    await reader.visit(PAGE);
    await reader.part('button', 'Use your own values').first().click();
    const dialog = reader.part('dialog', 'Your own values');
    await dialog.field('Flag key').fill(OWN);
    await reader.press('Enter');
    await expect(dialog).not.toBeSeen();
    await expect(firstCall(reader)).toSay(`"${OWN}"`);
    await reader.visit('/sdks/server-sdks/go/quickstart/');
    await expect(firstCall(reader)).toSay(`"${OWN}"`);
    await reader.part('button', 'Use your own values').first().click();
    await dialog.part('button', 'Clear all').click();
    await expect(firstCall(reader)).toSay('"new-onboarding"');
  },
);

journey('a diagram is enlarged, and Escape leads back', async ({reader}) => {
  await reader.visit('/data-management/');
  const opener = reader.part('button', 'Enlarge');
  await opener.click();
  await expect(reader.part('dialog').part('img', /An entity such as a user/)).toBeSeen();
  await reader.press('Escape');
  await expect(reader.part('dialog')).toCount(0);
  await expect(opener).toBeFocused();
});
