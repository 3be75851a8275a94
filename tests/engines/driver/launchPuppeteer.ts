import type {Page as PlaywrightPage} from '@playwright/test';
import {loadThorough} from '../../../packages/thorough/load.ts';
import {launchArguments} from '../../../src/cli/browser/launchArguments.ts';
import type {Engine} from './engine.ts';

/** What is used of Puppeteer. */
interface Puppeteer {
  default: {launch(options: LaunchOptions & {executablePath: string}): Promise<Browser>};
}

interface LaunchOptions {
  browser: 'chrome' | 'firefox';
  args?: string[];
  extraPrefsFirefox?: Readonly<Record<string, unknown>>;
}

interface Browser {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

/** Playwright began as Puppeteer, and has kept most names. */
interface Page extends Pick<
  PlaywrightPage,
  'bringToFront' | 'goto' | 'evaluate' | 'screenshot' | 'keyboard' | 'mouse'
> {
  setViewport(size: {width: number; height: number}): Promise<void>;
}

const MOUSE = 6;

/** What a test should not depend on: motion, theme, mouse and focused window of the machine. */
const FIREFOX_PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'ui.systemUsesDarkTheme': 0,
  'ui.primaryPointerCapabilities': MOUSE,
  'ui.allPointerCapabilities': MOUSE,
  'focusmanager.testmode': true,
};

const OPTIONS: Readonly<Record<'chromium' | 'firefox', LaunchOptions>> = {
  chromium: {browser: 'chrome', args: [...launchArguments(), '--force-prefers-reduced-motion']},
  firefox: {browser: 'firefox', extraPrefsFirefox: FIREFOX_PREFERENCES},
};

/** Starts Chromium, or Firefox, which is driven by WebDriver BiDi and needs no driver of its own. */
export async function launchPuppeteer(
  name: 'chromium' | 'firefox',
  executablePath: string,
): Promise<Engine> {
  const {default: puppeteer} = await loadThorough<Puppeteer>('puppeteer-core');
  const browser = await puppeteer.launch({...OPTIONS[name], executablePath});
  const page = await browser.newPage();
  // Firefox hands no keys to the buttons of a page in the background.
  await page.bringToFront();
  return {
    goto: async (url) => {
      await page.goto(url, {waitUntil: 'domcontentloaded'});
    },
    evaluate: (expression) => page.evaluate(expression),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    hover: (x, y) => page.mouse.move(x, y),
    resize: (width, height) => page.setViewport({width, height}),
    photograph: () => page.screenshot(),
    close: () => browser.close(),
  };
}
