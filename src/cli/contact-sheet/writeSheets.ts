import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Browser} from '@playwright/test';
import type {Photo} from './photograph.ts';

const PER_SHEET = 30;

const SHEET_WIDTH = 2160;

function toHtml(photos: readonly Photo[], width: number): string {
  const figures = photos.map(
    ({route, file}) =>
      `<figure><figcaption>${route}</figcaption><img src="${pathToFileURL(file)}" width="${width}"></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>
body {display: flex; flex-wrap: wrap; gap: 8px; margin: 8px; font: 12px sans-serif}
figure {margin: 0; inline-size: ${width}px}
figcaption {overflow: hidden; text-overflow: ellipsis; white-space: nowrap}
img {border: 1px solid #999; box-sizing: border-box}
</style>${figures.join('\n')}`;
}

/**
 * Lays pictures of pages out with their addresses, as HTML and as PNG.
 *
 * @param width of a picture on the sheet in px.
 * @returns the PNG files.
 */
export async function writeSheets(
  browser: Browser,
  photos: readonly Photo[],
  width: number,
  folder: string,
): Promise<string[]> {
  const page = await browser.newPage({viewport: {width: SHEET_WIDTH, height: 800}});
  const sheets: string[] = [];
  for (let start = 0; start < photos.length; start += PER_SHEET) {
    const name = path.join(folder, `sheet-${start / PER_SHEET + 1}`);
    writeFileSync(`${name}.html`, toHtml(photos.slice(start, start + PER_SHEET), width));
    await page.goto(pathToFileURL(`${name}.html`).href);
    await page.screenshot({path: `${name}.png`, fullPage: true});
    sheets.push(`${name}.png`);
  }
  await page.close();
  return sheets;
}
