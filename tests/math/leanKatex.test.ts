import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {
  coreGlyphs,
  coreFont,
  leanCss,
  originalCss,
  UNSEEN,
} from '../../src/features/math/leanKatex.ts';

const require = createRequire(import.meta.url);

const css = leanCss(originalCss);

const fontFile = (font: string): string =>
  path.join(path.dirname(require.resolve('katex/dist/katex.min.css')), `fonts/KaTeX_${font}.woff2`);

/** The characters that a face is for, in their order. */
function rangesOf(face: string): string {
  const ranges = /unicode-range:([^}]*)/.exec(face)![1]!.split(',');
  return ranges
    .flatMap((range) => {
      const [from, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((point) => parseInt(point, 16));
      return Array.from({length: to! - from! + 1}, (_, place) =>
        String.fromCodePoint(from! + place),
      );
    })
    .join('');
}

const faces = css.match(/@font-face\{[^}]*\}/g) ?? [];

it('keeps all of KaTeX’s style sheet but the sources of old browsers', () => {
  const rules = (text: string): string => text.replace(/@font-face\{[^}]*\}/g, '');
  expect(rules(css)).toBe(rules(originalCss) + UNSEEN);
  expect(css).not.toMatch(/\.woff\b|\.ttf/);
  expect(originalCss.match(/@font-face/g)).toHaveLength(
    faces.filter((face) => !face.includes('unicode-range')).length,
  );
});

it.each([...coreGlyphs.keys()])(
  'has %s as a whole, and before it what most formulas need',
  (font) => {
    const [all, core, ...others] = faces.filter((face) => face.includes(`KaTeX_${font}`));
    expect(others).toEqual([]);
    // Of two faces with the same character, browsers take the later one.
    expect(all).toContain(`KaTeX_${font}-All.woff2`);
    expect(core).toContain(`KaTeX_${font}.woff2`);
    expect(rangesOf(core!)).toBe([...coreGlyphs.get(font)!].sort().join(''));
  },
);

it('publishes the part of a font that most formulas need', async () => {
  const whole = readFileSync(fontFile('Main-Regular'));
  const core = await coreFont(whole, fontFile('Main-Regular'));
  expect(core.subarray(0, 4).toString()).toBe('wOF2');
  expect(core.length).toBeLessThan(whole.length / 2);
});

it('publishes rare fonts as they are', async () => {
  const whole = readFileSync(fontFile('Fraktur-Regular'));
  expect(await coreFont(whole, fontFile('Fraktur-Regular'))).toBe(whole);
});
