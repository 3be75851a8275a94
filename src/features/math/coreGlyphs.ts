const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const DELIMITERS = ' \u00a0()[]{}⟨⟩∣∥√∑∏∫−⎛⎜⎝⎞⎟⎠⎧⎨⎩⎪';

/** What nearly all formulas are written with, by the font that KaTeX takes it from. */
export const coreGlyphs: Readonly<Record<string, string>> = {
  'Main-Regular': `${LETTERS}0123456789 \u00a0!"#%&'()+,-./:;<=>?[]^~×÷±·ˉˆ˜ΓΔΘΛΣΦΨΩ…′→∈∑∏−∓∗∞∣∼≈≠≡≤≥⋅⟨⟩`,
  'Math-Italic': `${LETTERS}αβγδεζηθκλμνξπρστφχψωϵ`,
  'Size1-Regular': DELIMITERS,
  'Size2-Regular': DELIMITERS,
  'Size3-Regular': DELIMITERS,
  'Size4-Regular': DELIMITERS,
};
