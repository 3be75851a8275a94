const MIN_LENGTH = 5;

/** Ways to mistype a word at a place, taken in turn from title to title. */
const MISTAKES = [
  (word: string, place: number) => word.slice(0, place) + word.slice(place + 1),
  (word: string, place: number) => `${word.slice(0, place)}x${word.slice(place)}`,
  (word: string, place: number) => `${word.slice(0, place)}x${word.slice(place + 1)}`,
  (word: string, place: number) =>
    word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2),
] as const;

/**
 * Returns a text with one letter of its longest word wrong, missing, doubled up or swapped; the
 * same for the same text. Undefined when all words are too short to be told apart by the rest.
 */
export function misspell(text: string): string | undefined {
  const word = (text.match(/\p{L}+/gu) ?? []).sort((a, b) => b.length - a.length)[0] ?? '';
  if (word.length < MIN_LENGTH) {
    return undefined;
  }
  const mistake = MISTAKES[text.length % MISTAKES.length] ?? MISTAKES[0];
  const place = 1 + (text.length % (word.length - 2));
  return text.replace(word, mistake(word, place));
}
