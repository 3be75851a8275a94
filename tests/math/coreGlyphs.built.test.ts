import {readFileSync} from 'node:fs';
import {type Cheerio, load} from 'cheerio';
import type {AnyNode} from 'domhandler';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {coreGlyphs} from '../../src/features/math/leanKatex.ts';

/** KaTeX's classes that choose a font in two parts, the most particular ones first. */
const FONTS = [
  ['size1', 'Size1-Regular'],
  ['size2', 'Size2-Regular'],
  ['size3', 'Size3-Regular'],
  ['size4', 'Size4-Regular'],
  ['small-op', 'Size1-Regular'],
  ['large-op', 'Size2-Regular'],
  ['mathnormal', 'Math-Italic'],
] as const;

/** Only these classes make of `size1` to `size4` a font; elsewhere they are sizes of text. */
const OF_DELIMITERS = '.delimsizing, .delimsizinginner';

/** Classes of fonts that readers load as a whole. */
const RARE = '.texttt, .mathtt, .mathbf, .textbf, .mathit, .mathcal, .mathbb, .mathfrak, .amsrm';

/** Never seen, or in each font for another reason. */
const NO_GLYPH = /[\u200b ]/;

function fontOf(leaf: Cheerio<AnyNode>): string | undefined {
  if (leaf.closest(RARE).length > 0) return undefined;
  const found = FONTS.find(([name]) => {
    const marked = leaf.closest(`.${name}`);
    return marked.length > 0 && (!name.startsWith('size') || marked.is(OF_DELIMITERS));
  });
  return found?.[1] ?? 'Main-Regular';
}

/** The characters that the formulas of a page are written with, by font. */
function charactersOf(html: string): (readonly [font: string, character: string])[] {
  const $ = load(html);
  const leaves = $('.katex-html *').filter((_, element) => $(element).children().length === 0);
  return leaves.toArray().flatMap((element) => {
    const font = fontOf($(element));
    const characters = [...$(element).text()].filter((character) => !NO_GLYPH.test(character));
    return font === undefined ? [] : characters.map((character) => [font, character] as const);
  });
}

const used = new Map<string, Set<string>>(
  [...coreGlyphs.keys()].map((font) => [font, new Set<string>()]),
);
for (const file of globSync('build/**/index.html')) {
  const html = readFileSync(file, 'utf8');
  if (!html.includes('katex-html')) continue;
  for (const [font, character] of charactersOf(html)) used.get(font)!.add(character);
}

describe.each([...used])('the first part of %s', (font, characters) => {
  const core = [...coreGlyphs.get(font)!].filter((character) => !NO_GLYPH.test(character));

  it('has all that formulas are written with, so that no page loads the whole font', () => {
    const missing = [...characters].filter((character) => !core.includes(character));
    expect(missing, 'Add these to src/features/math/leanKatex.ts').toEqual([]);
  });
});
