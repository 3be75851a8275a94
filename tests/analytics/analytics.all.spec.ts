import {expect, type Page} from '@playwright/test';
import {pageWeight} from '../performance/pageWeight.ts';
import {replaceThirdParties, type Behavior, type ThirdParties} from './thirdParties.ts';
import {CONFIGURED, CONFIGURED_BUILD} from '../support/configuredBuild.ts';
import {test as configured} from '../support/configuredSite.ts';
import {expectAccessible} from '../support/page/accessibility.ts';
import {collectOwnErrors} from '../support/page/ownErrors.ts';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';
import {openSearch} from '../search/browser/openSearch.ts';
import {covers} from '../specification/rows.ts';

const START = '/setup-quickstart/';
const FLAGS = '/feature-flag-quickstart/';
const EXPERIMENTS = '/experiment-quickstart/';

const linkTo = {
  [START]: 'Initial setup',
  [FLAGS]: 'Feature flag quick start',
  [EXPERIMENTS]: 'Experiment quick start',
} as const;

/** Bytes of brotli that all tools together may add to the first load. */
const FIRST_LOAD_BUDGET = 1500;

const test = configured.extend<{behavior: Behavior; parties: ThirdParties}>({
  behavior: ['answer', {option: true}],
  /** The other hosts, which answer as told. */
  parties: [
    async ({context, configuredUrl, behavior}, use) => {
      await use(await replaceThirdParties(context, configuredUrl, behavior));
    },
    {auto: true},
  ],
});

function partsOf(page: Page) {
  const question = page.getByRole('dialog', {name: 'May we see how these pages are used?'});
  const choices = page.getByRole('dialog', {name: 'Privacy choices'});
  return {
    question,
    accept: question.getByRole('button', {name: 'Accept all'}),
    reject: question.getByRole('button', {name: 'Reject all'}),
    choices,
    openChoices: page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'}),
  };
}

async function follow(page: Page, target: keyof typeof linkTo): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', {name: linkTo[target]}).click();
  await expect(page).toHaveURL(target);
}

async function withdraw(page: Page): Promise<void> {
  const {openChoices, choices} = partsOf(page);
  await openChoices.click();
  await choices.getByRole('button', {name: 'Reject all'}).click();
  await expect(choices).toBeHidden();
}

const viewsOf = (parties: ThirdParties): URLSearchParams[] =>
  parties.events().filter((event) => event.get('en') === 'page_view');

const viewedPaths = (parties: ThirdParties): string[] =>
  viewsOf(parties).map((view) => new URL(view.get('dl')!).pathname);

const reportedPaths = (parties: ThirdParties): unknown[] =>
  parties.pageEvents().map(({properties}) => properties.path);

/** Waits until Google Analytics and RudderStack know exactly the given pages. */
async function expectPages(parties: ThirdParties, pages: readonly string[]): Promise<void> {
  await expect.poll(() => viewedPaths(parties)).toEqual(pages);
  await expect.poll(() => reportedPaths(parties)).toEqual(pages);
}

/** Accepts all tools on the start page and waits until each of them has reported it. */
async function acceptAll(page: Page, parties: ThirdParties): Promise<void> {
  await visit(page, START);
  await partsOf(page).accept.click();
  await expectPages(parties, [START]);
  await expect.poll(() => parties.recorded()).toContainEqual({opened: START});
}

test(
  'each page is reported once, without IP address, search or hash',
  covers('calls/page-view-analytics', 'calls/ip-anonymization'),
  async ({page, configuredUrl, parties}) => {
    const problems = collectProblems(page);
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
    expect(problems.filter((problem) => problem.includes('Content Security Policy'))).toEqual([]);
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

/** Keys under which the tools keep ids and events that wait to be sent. */
async function storedIds(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return keys.filter((key) => /^(?:rl_|_cl|rudder_.*ueue$)/.test(key));
}

test('withdrawing consent stops the tools and removes what they stored', async ({
  page,
  context,
  parties,
}) => {
  await acceptAll(page, parties);
  expect(await context.cookies()).not.toEqual([]);
  expect(await storedIds(page)).not.toEqual([]);
  await withdraw(page);
  expect(await context.cookies()).toEqual([]);
  expect(await storedIds(page)).toEqual([]);

  await follow(page, FLAGS);
  await follow(page, EXPERIMENTS);
  await partsOf(page).openChoices.click();
  // Accepted again, each tool goes on from here; what was done in between stays unknown.
  await partsOf(page).choices.getByRole('button', {name: 'Accept all'}).click();
  await expectPages(parties, [START, EXPERIMENTS]);
  await expect.poll(() => parties.recorded()).toContainEqual({opened: EXPERIMENTS});
  expect(parties.events().map((event) => event.get('at'))).not.toContain(FLAGS);
  expect(parties.recorded()).not.toContainEqual({clickedOn: FLAGS});
  expect(parties.recorded()).not.toContainEqual({clickedOn: EXPERIMENTS});
});

test('who does not want to be tracked is not asked, and nothing is loaded even after consent', async ({
  page,
  parties,
}) => {
  await acceptAll(page, parties);
  parties.requests.length = 0;
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {get: () => true});
  });
  await visit(page, FLAGS, {waitUntil: 'networkidle'});
  await follow(page, EXPERIMENTS);
  await expect(partsOf(page).openChoices).toBeHidden();
  await expect(partsOf(page).question).toBeHidden();
  expect(parties.requests).toEqual([]);
});

for (const [state, behavior] of [
  ['blocked', 'block'],
  ['never answered', 'hang'],
  ['answered with garbage', 'garbage'],
] as const) {
  test.describe(() => {
    test.use({behavior});
    test(`reading, navigation and search work while other hosts are ${state}`, async ({
      page,
      configuredUrl,
      parties,
    }) => {
      const errors = collectOwnErrors(page, configuredUrl);
      await visit(page, START);
      await partsOf(page).accept.click();
      await expect.poll(() => parties.requests.length).toBeGreaterThanOrEqual(3);
      await follow(page, FLAGS);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Set up your workspace');
      const {input, results} = await openSearch(page, EXPERIMENTS);
      await input.fill('flag');
      await expect(results.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await withdraw(page);
      expect(errors).toEqual([]);
    });
  });
}

test('the question is first for the keyboard, takes no focus and traps none', async ({page}) => {
  await visit(page, START);
  const {question, accept, reject} = partsOf(page);
  await expect(question).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(reject).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test('the question and the choices are accessible, seen whole, and covered by nothing', async ({
  page,
}) => {
  await visit(page, START);
  const {question, choices} = partsOf(page);
  await expect(question).toBeInViewport({ratio: 1});
  await expectAccessible(page);
  const choose = question.getByRole('button', {name: 'Choose'});
  await page.setViewportSize({width: 390, height: 844});
  const {width, height} = (await choose.boundingBox())!;
  // Its right end, where something might lie over it.
  await choose.click({position: {x: width - 4, y: height / 2}});
  await expect(choices).toBeInViewport({ratio: 1});
  await expectAccessible(page);
});

configured('all tools together add at most 1.5 kB to the first load', () => {
  expect(pageWeight(START, CONFIGURED_BUILD) - pageWeight(START)).toBeLessThan(FIRST_LOAD_BUDGET);
});
