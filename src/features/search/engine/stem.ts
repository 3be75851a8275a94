import {stemmer} from 'stemmer';

/** British spellings become American ones, so that both find each other. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/is(e[ds]?|er|ing|ations?)$/, 'iz$1'],
  [/yse([ds]?)$/, 'yze$1'],
  [/ysing$/, 'yzing'],
  [/our(al|ed|ing|s)?$/, 'or$1'],
];

const MIN_LENGTH = 4;

/**
 * Returns the stem of a lower-case word by Porter's algorithm, after mapping British spelling to
 * American. Words of up to three letters and words with digits stay as they are.
 */
export function stem(word: string): string {
  if (word.length < MIN_LENGTH || /\d/.test(word)) {
    return word;
  }
  const american =
    word.length > 5
      ? SPELLINGS.reduce((text, [pattern, ending]) => text.replace(pattern, ending), word)
      : word;
  return stemmer(american);
}
