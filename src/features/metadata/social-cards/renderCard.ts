import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {Resvg} from '@resvg/resvg-js';
import type {ReactNode} from 'react';
import satori from 'satori';
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
