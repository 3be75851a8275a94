import {drill, expect} from '../test.ts';
import type {Reader} from '../reader/reader.ts';
import type {FaultyServer} from '../faults/faultyServer.ts';

/** The page is there and alive, nothing was thrown, and no number is none. */
async function expectSound(reader: Reader, server: FaultyServer): Promise<void> {
  const main = reader.part('main');
  await expect(main).toBeSeen();
  await expect(main).not.toSay(/\b(?:NaN|undefined|Infinity)\b|\[object|This page crashed/);
  expect(server.problems).toEqual([]);
}

/** Addresses of interactive pages that no page would write, and what they show. */
const ADDRESSES: Readonly<Record<string, RegExp>> = {
  '/#%E0%A4%A': /Eppo documentation/,
  '/feature-flag-quickstart/?lang=cobol#constructor': /Create your first feature flag/,
  '/search/?q=%F0%28%8C&section=Nowhere#100%': /Search all pages|No results/,
  [`/search/?q=${'x'.repeat(3000)}`]: /No results/,
  '/statistics/sample-size-calculator/usage/?size-metric=foo': /Rate of control/,
  '/statistics/sample-size-calculator/usage/?size-rate=5e-324': /Enter|correcting/,
  '/statistics/sample-size-calculator/usage/?size-rate=%00&size-rate=2': /Rate of control/,
  '/feature-flagging/playground/?playground=1.brokenlink': /The link is broken/,
  '/feature-flagging/playground/?example=constructor': /alice gets/,
  '/data-management/sql-playground/#sql=1.broken': /link is broken/,
  '/statistics/lab/peeking/?peeking-runs=-5&peeking-seed=x': /Enter/,
  '/statistics/lab/power-simulation/?repeat-rate=90&repeat-lift=50': /135% of treatment/,
  '/contextual-bandits/simulator/?bandit-gamma=1e999': /Enter/,
  '/experiment-analysis/reading-results/example/?readout-method=Guessing&readout-segment=Mars':
    /\+1\.76% to \+7\.61%/,
  '/data-management/connecting-dwh/snowflake/?role=%00%0A': /GRANT ROLE/,
};

drill('addresses that no page would write are answered', async ({reader, server}) => {
  for (const [path, words] of Object.entries(ADDRESSES)) {
    await reader.visit(path);
    await expect(reader.part('main')).toSay(words);
    await expectSound(reader, server);
  }
});

/** Puts a text under every name that the site stores something by. */
const storeEverywhere = (text: string): string => `
  if (!sessionStorage.getItem('stored-once')) {
    sessionStorage.setItem('stored-once', 'yes');
    for (const name of [
      'theme', 'docusaurus.tab.sdk', 'docusaurus.tab.os', 'own-values', 'helpful/sdks/sdk-keys/',
      '__DOCSEARCH_RECENT_SEARCHES__docs', '__DOCSEARCH_FAVORITE_SEARCHES__docs',
    ]) localStorage.setItem(name, ${JSON.stringify(text)});
    for (const name of ['docs.assistant.4', 'comment/sdks/sdk-keys/', 'reloaded'])
      sessionStorage.setItem(name, ${JSON.stringify(text)});
  }`;

for (const text of ['{bad', '[null]', '{"a":1}', 'constructor']) {
  drill(`${text} in all that is stored: all works`, async ({reader, server}) => {
    server.before(storeEverywhere(text));
    await reader.visit('/sdks/sdk-keys/');
    await reader.press('Control', 'k');
    const dialog = reader.part('dialog', 'Search');
    await expect(dialog.part('combobox', 'Search')).toBeFocused();
    await reader.type('kill switch');
    await expect(dialog.part('treeitem')).toSay('Build a kill switch');
    await reader.press('Control', 'j');
    const assistant = reader.part('dialog', 'Ask the docs');
    await expect(assistant.field('Your question')).toBeFocused();
    await reader.type('What does CUPED do?');
    await reader.press('Enter');
    await expect(assistant.part('article').part('heading')).toSay('CUPED');
    await reader.visit('/sdks/server-sdks/python/quickstart/');
    await expectSound(reader, server);
  });
}
