import {expect} from '@playwright/test';
import {CONFIGURED} from '../support/configuredBuild.ts';
import {visit} from '../support/page/visit.ts';
import {covers} from '../specification/name.ts';
import {
  acceptAll,
  EXPERIMENTS,
  expectPages,
  FLAGS,
  follow,
  partsOf,
  START,
  test,
  viewsOf,
} from './reader.ts';

test(
  'each page is reported once, without IP address, search or hash',
  covers('calls/page-view-analytics', 'calls/ip-anonymization'),
  async ({page, configuredUrl, parties}) => {
    await acceptAll(page, parties);
    await follow(page, FLAGS);
    await expectPages(parties, [START, FLAGS]);
    await page.getByRole('main').locator('li a[href^="#"]').last().click();
    await expect(page).toHaveURL(/#/);
    await page.goBack();
    await page.goBack();
    await expectPages(parties, [START, FLAGS, START]);
    await visit(page, '/search/?q=secret');
    await expectPages(parties, [START, FLAGS, START, '/search/']);

    const events = parties.events();
    expect(events.map((event) => event.get('aip'))).toEqual(events.map(() => '1'));
    const ids = new Set(events.map((event) => event.get('tid')));
    expect([...ids]).toEqual([CONFIGURED.DOCS_GTAG_ID]);
    const views = viewsOf(parties);
    expect(views.slice(0, 2).map((view) => view.get('dt'))).toEqual([
      expect.stringContaining('Set up your workspace'),
      expect.not.stringContaining('Set up your workspace'),
    ]);
    expect(views[1]!.get('dr')).toBe(configuredUrl + START);
    const sent = [events.map(String), JSON.stringify(parties.pageEvents())].join();
    expect(sent).not.toContain('secret');
  },
);

test(
  'the session is recorded and page events are sent after consent',
  covers('calls/session-recording-and-event-tracking'),
  async ({page, parties}) => {
    await acceptAll(page, parties);
    const scripts = parties.requests.map((request) => request.url());
    expect(scripts.join()).toContain(`https://www.clarity.ms/tag/${CONFIGURED.DOCS_CLARITY_ID}`);
    expect(parties.recorded()).toContainEqual({
      consent: {ad_Storage: 'denied', analytics_Storage: 'granted'},
    });
    await follow(page, FLAGS);
    await expect.poll(() => parties.recorded()).toContainEqual({clickedOn: START});
    await expectPages(parties, [START, FLAGS]);
  },
);

test('nothing is loaded or sent before consent @calls/analytics-lazy', async ({
  page,
  context,
  parties,
}) => {
  await visit(page, START);
  const {question, accept} = partsOf(page);
  await expect(question).toBeVisible();
  await follow(page, FLAGS);
  await follow(page, EXPERIMENTS);
  await expect(question).toBeVisible();
  expect(parties.requests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await accept.click();
  await expectPages(parties, [EXPERIMENTS]);
});
