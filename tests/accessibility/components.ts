import type {Locator, Page} from '@playwright/test';

/** A part of the site that readers operate. */
interface Component {
  /** Name of the file with what is expected of it. */
  name: string;
  route: string;
  /** Opens it, where it is not simply there. */
  open?: (page: Page) => Promise<void>;
  part: (page: Page) => Locator;
  /** Whether it is modal. */
  keepsFocus?: true;
  /** Something a reader does with it. */
  act?: (part: Locator, page: Page) => Promise<void>;
  /** What is then read out, once. */
  heard?: RegExp;
}

const region = (name: string) => (page: Page) => page.getByRole('region', {name, exact: true});
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', {name, exact: true});
const press = (key: string) => (page: Page) => page.keyboard.press(key);

/** As fast as most people type, ms between letters. */
const TYPING = {delay: 100};

const TEAMS = '/administration/teams/';
const QUICK_START = '/sdks/server-sdks/node/quickstart/';

/** Everything that can be operated; what is made by one kit stands for the others. */
export const COMPONENTS: readonly Component[] = [
  {
    name: 'navigation-bar',
    route: TEAMS,
    part: (page) => page.getByRole('navigation', {name: 'Main', exact: true}),
  },
  {
    name: 'phone-menu',
    route: '/search/',
    open: async (page) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.getByRole('button', {name: 'Toggle navigation bar'}).press('Enter');
    },
    part: (page) => page.locator('.navbar-sidebar'),
    keepsFocus: true,
  },
  {
    name: 'search-box',
    route: TEAMS,
    open: press('Control+k'),
    part: dialog('Search'),
    keepsFocus: true,
    act: async (part) => {
      const field = part.getByRole('combobox', {name: 'Search', exact: true});
      await field.pressSequentially('kill switch', TYPING);
    },
    heard: /^\d+ results? for/,
  },
  {
    name: 'search-page',
    route: '/search/',
    part: (page) => page.getByRole('main'),
    act: async (part) => {
      const field = part.getByRole('searchbox', {name: 'Search for'});
      await field.pressSequentially('kill switch', TYPING);
    },
    heard: /^(?:\d+|No) results? for/,
  },
  {
    name: 'assistant',
    route: TEAMS,
    open: press('Control+j'),
    part: dialog('Ask the docs'),
    act: async (part) => {
      const field = part.getByRole('textbox', {name: 'Your question'});
      await field.fill('What does CUPED do?');
      await field.press('Enter');
    },
    heard: /^(?:The docs answer|These passages)/,
  },
  {
    name: 'your-own-values',
    route: QUICK_START,
    open: (page) => page.getByRole('button', {name: 'Use your own values'}).first().press('Enter'),
    part: dialog('Your own values'),
    keepsFocus: true,
    act: async (part) => {
      const field = part.getByRole('textbox', {name: 'Subject key'});
      await field.fill("it's");
      await field.press('Enter');
    },
    heard: /^A value above needs correcting\.$/,
  },
  {
    name: 'enlarged-diagram',
    route: '/data-management/',
    open: (page) => page.getByRole('button', {name: 'Enlarge'}).first().press('Enter'),
    part: (page) => page.getByRole('dialog'),
    keepsFocus: true,
  },
  {
    name: 'page-menu',
    route: TEAMS,
    open: (page) => page.getByRole('button', {name: 'Page tools'}).press('ArrowDown'),
    part: (page) => page.getByRole('menu'),
  },
  {
    name: 'tabs-and-code',
    route: '/feature-flag-quickstart/',
    part: (page) => page.getByRole('article').getByRole('tablist').first().locator('..'),
    act: async (part, page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await part.getByRole('button', {name: 'Copy code to clipboard'}).first().press('Enter');
    },
    heard: /^Cop/,
  },
  {
    name: 'page-end',
    route: TEAMS,
    part: (page) => page.getByRole('group', {name: 'Was this page helpful?'}),
    act: async (part) => {
      await part.getByRole('button', {name: 'Yes'}).click();
    },
    heard: /^Thank you\./,
  },
  {
    name: 'calculator',
    route: '/statistics/sample-size-calculator/usage/',
    part: (page) => page.getByRole('region', {name: /sample size/i}).first(),
    act: async (part) => {
      const field = part.getByRole('textbox', {name: /^Rate of control/});
      await field.press('Control+a');
      // On the way it is not a number.
      await field.pressSequentially('33.5', TYPING);
    },
    heard: /from 3|needs correcting/,
  },
  {
    name: 'flag-playground',
    route: '/feature-flagging/playground/',
    part: region('Flag playground'),
    act: async (part) => {
      await part.getByLabel('Subject key').fill('user-7');
    },
    heard: /user-7 gets treatment/,
  },
  {
    name: 'flag-form',
    route: '/feature-flagging/playground/?view=form',
    open: (page) => page.getByRole('checkbox', {name: /^The flag is on/}).waitFor(),
    part: region('Flag playground'),
  },
  {
    name: 'flag-figure',
    route: '/sdks/sdk-features/subjects/',
    open: async (page) => {
      await page.getByRole('button', {name: 'Try it'}).first().press('Enter');
      // It takes the focus once it is loaded.
      await page.locator('figure input:focus').waitFor();
    },
    part: (page) => page.getByRole('figure').filter({hasText: 'user-1 gets control'}).first(),
    act: async (part) => {
      await part.getByLabel('Subject key').fill('USER-1');
    },
    heard: /USER-1 gets treatment/,
  },
  {
    name: 'sql-playground',
    route: '/data-management/sql-playground/',
    part: region('SQL playground'),
  },
  {
    name: 'simulator',
    route: '/statistics/lab/peeking/',
    part: region('A/A tests with a daily look'),
    act: async (part) => {
      await part.getByLabel('Seed').fill('7');
    },
    heard: /^2,000 A\/A tests\./,
  },
  {
    name: 'readout',
    route: '/experiment-analysis/reading-results/example/',
    part: region('Shorter checkout'),
  },
  {
    name: 'decision',
    route: '/experiment-analysis/reading-results/decide/',
    part: (page) => page.getByRole('group', {name: 'What do you do?'}).first().locator('..'),
    act: async (part) => {
      await part.getByRole('group', {name: 'What do you do?'}).getByRole('button').first().click();
    },
    heard: /is right\.|better not\./,
  },
  {
    name: 'warehouse-names',
    route: '/data-management/connecting-dwh/snowflake/',
    part: region('Your names'),
    act: async (part) => {
      await part.getByLabel('Role', {exact: true}).fill('');
    },
    heard: /^A name above needs correcting\./,
  },
  {
    name: 'checker',
    route: '/reference/webhook/',
    part: region('Check a signature'),
    act: async (part) => {
      await part.getByRole('button', {name: 'Fill in an example'}).click();
    },
    heard: /Verified: this data was signed/,
  },
];
