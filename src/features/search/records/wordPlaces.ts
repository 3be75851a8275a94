/** Which sections have which words; a word that many have is written once. */
export interface WordPlaces {
  /** All words, in alphabetical order. */
  words: string;
  /** For each word the distances between its sections, a character each. */
  places: string;
}

/** The character of a distance of 1; those before it have other uses in JSON. */
const FIRST = '#'.charCodeAt(0);

/** Packs the words of sections, given as `one two three`. */
export function packWords(sections: readonly string[]): WordPlaces {
  const placesOf = new Map<string, {last: number; written: string}>();
  sections.forEach((text, section) => {
    for (const word of text.split(' ').filter(Boolean)) {
      const {last, written} = placesOf.get(word) ?? {last: -1, written: ''};
      const distance = String.fromCharCode(FIRST + section - last - 1);
      placesOf.set(word, {last: section, written: written + distance});
    }
  });
  const words = [...placesOf.keys()].sort();
  return {
    words: words.join(' '),
    places: words.map((word) => placesOf.get(word)?.written).join(' '),
  };
}

/** Returns the words of each section as {@link packWords} was given them, in alphabetical order. */
export function unpackWords({words, places}: WordPlaces, count: number): string[] {
  const found = Array.from({length: count}, (): string[] => []);
  const distances = places.split(' ');
  words.split(' ').forEach((word, place) => {
    let section = -1;
    for (const character of distances[place] ?? '') {
      section += character.charCodeAt(0) - FIRST + 1;
      found[section]?.push(word);
    }
  });
  return found.map((list) => list.join(' '));
}
