import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {median} from 'd3-array';
import {detectPort} from 'detect-port';
import {launchArguments} from '../../src/cli/browser/launchArguments.ts';
import {provideBrowser} from '../../src/cli/browser/provideBrowser.ts';
import {runMain} from '../../src/shared/cli/runMain.ts';

const SOURCE = 'docs/statistics/cuped.mdx';
const ROUTE = 'statistics/cuped/';
const SAVES = 5;

/** How long a writer needs, at least, until the next change; also lets what follows a save end. */
const PAUSE = 2000;
const PATIENCE = 180_000;

/** Caches that a development server leaves behind, besides those in the folder of the system. */
const CACHES = ['.docusaurus', 'node_modules/.cache/rspack', '.cache/config'];
const TEMPORARY = path.resolve('.cache/bench/temporary');

function startServer(port: number): ChildProcess {
  return spawn('npm', ['start', '--', '--no-open', '--port', String(port)], {
    detached: true,
    stdio: 'ignore',
    env: {...process.env, TMPDIR: TEMPORARY, BROWSERSLIST_IGNORE_OLD_DATA: '1'},
  });
}

/** Opens a page as soon as the server answers, and waits until it stands there. */
async function openPage(page: Page, url: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const response = await page
      .goto(url, {waitUntil: 'commit', timeout: PATIENCE})
      .catch(() => null);
    if (response?.ok()) {
      await page.getByRole('heading', {level: 1}).waitFor({timeout: PATIENCE});
      return;
    }
    await page.waitForTimeout(50);
  }
  throw new Error(`${url} did not open in ${PATIENCE / 1000} seconds.`);
}

/** Adds a word to the page's source and returns how long until the page shows it, in ms. */
async function saveWord(page: Page, text: string, word: string): Promise<number> {
  const start = performance.now();
  writeFileSync(SOURCE, `${text.trimEnd()}\n\nThis is ${word}.\n`);
  await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), word, {
    polling: 'raf',
    timeout: PATIENCE,
  });
  return Math.round(performance.now() - start);
}

async function measureSaves(page: Page): Promise<number[]> {
  const text = readFileSync(SOURCE, 'utf8');
  const restore = (): void => writeFileSync(SOURCE, text);
  const interrupt = (): never => process.exit(1);
  process.once('exit', restore).once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const times: number[] = [];
  try {
    for (let save = 1; save <= SAVES; save += 1) {
      await page.waitForTimeout(PAUSE);
      times.push(await saveWord(page, text, `word${save}`));
    }
  } finally {
    restore();
    process.off('exit', restore).off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
  return times;
}

/** Starts a server; returns seconds until a page stands there, and ms from save to screen. */
async function measureRun(executablePath: string): Promise<{ready: number; saves: number[]}> {
  const browser = await chromium.launch({executablePath, args: launchArguments()});
  const page = await browser.newPage();
  const port = await detectPort(0);
  const start = performance.now();
  const server = startServer(port);
  try {
    await openPage(page, `http://localhost:${port}/${ROUTE}`);
    const ready = Number(((performance.now() - start) / 1000).toFixed(1));
    return {ready, saves: await measureSaves(page)};
  } finally {
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
    await browser.close();
  }
}

runMain(async () => {
  const executablePath = await provideBrowser();
  [...CACHES, TEMPORARY].forEach((cache) => rmSync(cache, {recursive: true, force: true}));
  mkdirSync(TEMPORARY, {recursive: true});
  const rows: Record<string, object> = {};
  for (const caches of ['cold', 'warm']) {
    const {ready, saves} = await measureRun(executablePath);
    rows[caches] = {'ready, s': ready, 'save to screen, ms': median(saves), all: saves.join(' ')};
  }
  rmSync(TEMPORARY, {recursive: true});
  console.table(rows);
});
