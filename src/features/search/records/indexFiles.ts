import type {CompactSection, SearchIndex} from './compactIndex.ts';

/** Folder of the search files in the build, as a site path. */
export const SEARCH_FOLDER = '/search/';

/**
 * The index, as a site path. A deploy replaces it under the same name, so that a page that stayed open
 * finds the new one; browsers ask for changes with every use.
 */
export const INDEX_PATH = `${SEARCH_FOLDER}index.json`;

/** What only searches for phrases need; fetched with the first of them. */
export const REST_PATH = `${SEARCH_FOLDER}index.rest.json`;

/** Which texts have which terms: all terms in order, and for each the distances between its texts. */
interface TermPlaces {
  terms: string;
  /** A character each. */
  distances: string;
}

/** The index as readers download it: terms that many sections have are written once. */
export interface IndexFile extends SearchIndex {
  /** The same in both files of one build. */
  id: string;
  terms: TermPlaces;
  /** What readers ask for each page with. */
  asked: TermPlaces;
}

/** What sections say after their excerpts, and their code: a text for each, in the order of the index. */
export interface RestFile {
  id: string;
  rests: string[];
}

/** The character of a distance of 0, to the same text; those before it have other uses in JSON. */
const FIRST = '#'.charCodeAt(0);

function packTerms(texts: readonly string[]): TermPlaces {
  const places = new Map<string, {last: number; written: string}>();
  texts.forEach((text, place) => {
    for (const term of text.split(' ').filter(Boolean)) {
      const {last, written} = places.get(term) ?? {last: -1, written: ''};
      const distance = String.fromCharCode(FIRST + place - last);
      places.set(term, {last: place, written: written + distance});
    }
  });
  const sorted = [...places].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: sorted.map(([term]) => term).join(' '),
    distances: sorted.map(([, {written}]) => written).join(' '),
  };
}

function unpackTerms({terms, distances}: TermPlaces, count: number): string[] {
  const found = Array.from({length: count}, (): string[] => []);
  const written = distances.split(' ');
  terms.split(' ').forEach((term, place) => {
    let text = -1;
    for (const character of written[place] ?? '') {
      text += character.charCodeAt(0) - FIRST;
      found[text]?.push(term);
    }
  });
  return found.map((list) => list.join(' '));
}

const sectionsOf = ({pages}: SearchIndex): CompactSection[] =>
  pages.flatMap(({sections}) => sections);

/**
 * Serializes an index.
 *
 * @param id tells this index from every other.
 */
export function packIndex(index: SearchIndex, id: string): IndexFile {
  return {
    ...index,
    id,
    pages: index.pages.map(({asked: _, ...page}) => ({
      ...page,
      sections: page.sections.map((section) => section.slice(0, 4) as CompactSection),
    })),
    terms: packTerms(sectionsOf(index).map(([, , , , terms = '']) => terms)),
    asked: packTerms(index.pages.map(({asked = ''}) => asked)),
  };
}

/** Returns the index that {@link packIndex} serialized. */
export function unpackIndex(file: IndexFile): SearchIndex {
  const {v, siteUrl, pages} = file;
  const terms = unpackTerms(file.terms, sectionsOf(file).length).values();
  const asked = unpackTerms(file.asked, pages.length);
  return {
    ...{v, siteUrl},
    pages: pages.map((page, place) => ({
      ...page,
      sections: page.sections.map((section) => {
        return [...section, terms.next().value ?? ''] as unknown as CompactSection;
      }),
      asked: asked[place] ?? '',
    })),
  };
}

/**
 * Returns the whole text of each section, its code last.
 *
 * @throws Error when the files belong to different builds.
 */
export function wholeTexts(file: IndexFile, {id, rests}: RestFile): string[] {
  if (id !== file.id) {
    throw new Error('The files of the search index belong to different builds of the site.');
  }
  return sectionsOf(file).map(([, , , excerpt = ''], place) => excerpt + (rests[place] ?? ''));
}
