import {renameSync, writeFileSync, readFileSync} from 'node:fs';
import {setImmediate as pause} from 'node:timers/promises';
import {createRequire} from 'node:module';
import {Resvg} from '@resvg/resvg-js';
import type {ReactNode} from 'react';
import satori from 'satori';
import type {CardJob} from './index.ts';
import {CARD_SIZE, type CardElement} from './cardLayout.ts';

const require = createRequire(import.meta.url);

/** The renderer reads WOFF, not WOFF2. */
const FONT = require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff');

const fonts = [{name: 'Inter', data: readFileSync(FONT), weight: 600, style: 'normal'}] as const;

/**
 * Returns a card as PNG.
 *
 * @throws Error naming the characters that the font lacks.
 */
export async function renderCard(element: CardElement): Promise<Buffer> {
  const svg = await satori(element as ReactNode, {
    ...CARD_SIZE,
    fonts: [...fonts],
    loadAdditionalAsset: (_language, text) =>
      Promise.reject(new Error(`The font of the social cards lacks "${text}".`)),
  });
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}

/** Renders and writes cards, one after the other; a file is there only when it is complete. */
export default async function writeCards(jobs: readonly CardJob[]): Promise<void> {
  for (const {element, file} of jobs) {
    const partial = `${file}.partial`;
    writeFileSync(partial, await renderCard(element));
    renameSync(partial, file);
    // The renderer's memory, several MB for each card, is given back only then.
    await pause();
  }
}
