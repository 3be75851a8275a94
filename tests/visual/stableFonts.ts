import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

interface Face {
  family: string;
  weight: string;
  file: string;
}

const inter = (weight: string): Face => ({
  family: 'Test Sans',
  weight,
  file: `@fontsource/inter/files/inter-latin-${weight}-normal.woff2`,
});

/** Fonts with open licenses that are installed anyway, one for prose and one for code. */
const FACES: readonly Face[] = [
  ...['400', '500', '600', '700'].map(inter),
  {family: 'Test Mono', weight: '400', file: 'katex/dist/fonts/KaTeX_Typewriter-Regular.woff2'},
];

const PATH = '/test-fonts/';

const STYLE = `
${FACES.map(
  ({family, weight, file}) => `@font-face {
  font-family: '${family}'; font-weight: ${weight}; src: url('${PATH}${path.basename(file)}');
}`,
).join('\n')}
:root {
  --ifm-font-family-base: 'Test Sans' !important;
  --ifm-font-family-monospace: 'Test Mono' !important;
}`;

/** Gives a page fonts that every machine has, by adding them to the style sheets it loads. */
export async function useStableFonts(page: Page): Promise<void> {
  await page.route('**/assets/css/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()) + STYLE});
  });
  await page.route(`**${PATH}*`, async (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const file = FACES.find((face) => face.file.endsWith(name))?.file;
    await route.fulfill({
      contentType: 'font/woff2',
      body: readFileSync(path.join('node_modules', file ?? name)),
    });
  });
}
