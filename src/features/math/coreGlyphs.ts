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
