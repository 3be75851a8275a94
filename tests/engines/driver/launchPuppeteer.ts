import puppeteer, {type KeyInput, type LaunchOptions} from 'puppeteer-core';
import {launchArguments} from '../../../src/cli/browser/launchArguments.ts';
import type {Engine} from './engine.ts';

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
  chromium: {browser: 'chrome', args: launchArguments()},
  firefox: {browser: 'firefox', extraPrefsFirefox: FIREFOX_PREFERENCES},
};

/** Starts Chromium, or Firefox, which is driven by WebDriver BiDi and needs no driver of its own. */
export async function launchPuppeteer(
  name: 'chromium' | 'firefox',
  executablePath: string,
): Promise<Engine> {
  const browser = await puppeteer.launch({...OPTIONS[name], executablePath});
  const page = await browser.newPage();
  // Firefox hands no keys to the buttons of a page in the background.
  await page.bringToFront();
  if (name === 'chromium') {
    await page.emulateMediaFeatures([{name: 'prefers-reduced-motion', value: 'reduce'}]);
  }
  return {
    goto: async (url) => {
      await page.goto(url, {waitUntil: 'domcontentloaded'});
    },
    evaluate: (expression) => page.evaluate(expression),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    hover: (x, y) => page.mouse.move(x, y),
    resize: (width, height) => page.setViewport({width, height}),
    photograph: () => page.screenshot(),
    close: () => browser.close(),
  };
}
