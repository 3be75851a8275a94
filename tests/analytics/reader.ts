import {expect, type Page} from '@playwright/test';
import {test as configured} from '../support/configuredSite.ts';
import {visit} from '../support/page/visit.ts';
import {replaceThirdParties, type Behavior, type ThirdParties} from './thirdParties.ts';

export const START = '/setup-quickstart/';
export const FLAGS = '/feature-flag-quickstart/';
export const EXPERIMENTS = '/experiment-quickstart/';

export const linkTo = {
  [START]: 'Initial setup',
  [FLAGS]: 'Feature flag quick start',
  [EXPERIMENTS]: 'Experiment quick start',
} as const;

/** Playwright's `test`, with pages of the build with settings and hosts that stand for all others. */
export const test = configured.extend<{behavior: Behavior; parties: ThirdParties}>({
  behavior: ['answer', {option: true}],
  /** The other hosts, which answer as told. */
  parties: [
    async ({context, configuredUrl, behavior}, use) => {
      await use(await replaceThirdParties(context, configuredUrl, behavior));
    },
    {auto: true},
  ],
});

/** The question for consent and the choices behind it. */
export function partsOf(page: Page) {
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

export async function follow(page: Page, target: keyof typeof linkTo): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', {name: linkTo[target]}).click();
  await expect(page).toHaveURL(target);
}

export async function withdraw(page: Page): Promise<void> {
  const {openChoices, choices} = partsOf(page);
  await openChoices.click();
  await choices.getByRole('button', {name: 'Reject all'}).click();
  await expect(choices).toBeHidden();
}

export const viewsOf = (parties: ThirdParties): URLSearchParams[] =>
  parties.events().filter((event) => event.get('en') === 'page_view');

export const viewedPaths = (parties: ThirdParties): string[] =>
  viewsOf(parties).map((view) => new URL(view.get('dl')!).pathname);

export const reportedPaths = (parties: ThirdParties): unknown[] =>
  parties.pageEvents().map(({properties}) => properties.path);

/** Waits until Google Analytics and RudderStack know exactly the given pages. */
export async function expectPages(parties: ThirdParties, pages: readonly string[]): Promise<void> {
  await expect.poll(() => viewedPaths(parties)).toEqual(pages);
  await expect.poll(() => reportedPaths(parties)).toEqual(pages);
}

/** Accepts all tools on the start page and waits until each of them has reported it. */
export async function acceptAll(page: Page, parties: ThirdParties): Promise<void> {
  await visit(page, START);
  await partsOf(page).accept.click();
  await expectPages(parties, [START]);
  await expect.poll(() => parties.recorded()).toContainEqual({opened: START});
}
