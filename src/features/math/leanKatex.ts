import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type SubsetFont from 'subset-font';

/**
 * The characters that the formulas of this site are drawn with, by the font that KaTeX takes them
 * from. A page that needs another one loads that whole font; `tests/math/coreGlyphs.built.test.ts`
 * says which are missing. Browsers look for the space in each font,
 * to measure its lines; `\ue020` is the stroke through `≠`.
 */
export const coreGlyphs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Main-Regular':
      ' \u00a00123456789BCDEFMPSabcdefghiklmnopqrstuvwxz%()+,-./:<=>^~×ˉΓΔΦ⇒−∓∝∣∥∼≈≤≥⋅⋯⌈⌉⟺\ue020',
    'Math-Italic': ' ABCDEFGIJKLMNOPRSTUVWXYZabcdefghijklmnopqrstuvwxyzαβγδθκλμπρσφχ',
    'Size1-Regular': ' ()∑',
    'Size2-Regular': ' ()/[]{}∏∑',
    'Size3-Regular': ' ()',
    'Size4-Regular': ' ()',
  }),
);

const require = createRequire(import.meta.url);

/** KaTeX's style sheet, as it is published. */
export const originalCss = readFileSync(require.resolve('katex/dist/katex.min.css'), 'utf8');

/** Sources for browsers that cannot read the first one. */
const RE_OLD_SOURCE = /,url\([^)]*\) format\("(?:woff|truetype)"\)/g;

const RE_FACE = /@font-face\{[^}]*fonts\/KaTeX_([\w-]+)\.woff2[^}]*\}/g;

/** The characters as CSS writes them: ranges of code points. */
function unicodeRange(characters: string): string {
  const points = [...new Set(characters)].map((character) => character.codePointAt(0)!);
  points.sort((first, second) => first - second);
  const starts = points.filter((point) => !points.includes(point - 1));
  const ends = points.filter((point) => !points.includes(point + 1));
  return starts
    .map((start, place) => {
      const [from, to] = [start, ends[place]!].map((point) => point.toString(16));
      return from === to ? `U+${from}` : `U+${from}-${to}`;
    })
    .join();
}

/**
 * Each index ends with a character of no width, which no font of KaTeX has: in search of it, browsers
 * would load all of them.
 */
export const UNSEEN = '.katex .vlist-s{font-family:serif}';

/** A face for what the site's formulas are drawn with, before which browsers do not load the whole font. */
function withCore(face: string, font: string): string {
  const characters = coreGlyphs.get(font);
  if (!characters) return face;
  const core = `${face.slice(0, -1)};unicode-range:${unicodeRange(characters)}}`;
  return face.replace('.woff2', '-All.woff2') + core;
}

/**
 * Returns KaTeX's style sheet with fonts in two parts: `KaTeX_….woff2` has what the site's formulas
 * are drawn with, and a page that needs more loads `KaTeX_…-All.woff2`, too.
 */
export function leanCss(css: string): string {
  return css.replace(RE_OLD_SOURCE, '').replace(RE_FACE, withCore) + UNSEEN;
}

/**
 * Returns the part of a font that the site's formulas are drawn with; all of it, if it is a rare one.
 *
 * @param file such as `…/KaTeX_Main-Regular.woff2`.
 */
export async function coreFont(font: Buffer, file: string): Promise<Buffer> {
  const characters = coreGlyphs.get(path.basename(file, '.woff2').replace('KaTeX_', ''));
  if (!characters) return font;
  // Loaded by builds only: much else asks for the style sheet's address.
  const subsetFont = require('subset-font') as typeof SubsetFont;
  return subsetFont(font, characters, {targetFormat: 'woff2', noHinting: true});
}
