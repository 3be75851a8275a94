import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {startServer} from '../../features/delivery/server/startServer.ts';
import {runMain} from '../../shared/cli/runMain.ts';
import {findBrowser} from '../browser/findBrowser.ts';
import {launchArguments} from '../browser/launchArguments.ts';
import {photograph} from './photograph.ts';
import {writeSheets} from './writeSheets.ts';

/** Windows in px, two screens high, and how wide their pictures are on a sheet. */
const WINDOWS = [
  {width: 1280, height: 1600, thumbnail: 420},
  {width: 390, height: 1688, thumbnail: 206},
];

/** The addresses in the sitemap of `build/` that begin with a path. */
function routesBelow(start: string): string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  return addresses
    .map((address) => new URL(address).pathname)
    .filter((route) => route.startsWith(start));
}

runMain(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {dark: {type: 'boolean', default: false}, width: {type: 'string'}},
  });
  const routes = routesBelow(positionals[0] ?? '/');
  const windows = WINDOWS.filter(({width}) => !values.width || String(width) === values.width);
  const server = await startServer({root: path.resolve('build'), port: 0});
  const browser = await chromium.launch({executablePath: findBrowser(), args: launchArguments()});
  const colorScheme = values.dark ? 'dark' : 'light';
  for (const {width, height, thumbnail} of windows) {
    const folder = path.resolve('.cache/contact-sheet', `${width}-${colorScheme}`);
    mkdirSync(folder, {recursive: true});
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: {width, height},
      colorScheme,
      reducedMotion: 'reduce',
    });
    const photos = await photograph(context, routes, folder);
    await context.close();
    console.log((await writeSheets(browser, photos, thumbnail, folder)).join('\n'));
  }
  await browser.close();
  await server.close();
});
