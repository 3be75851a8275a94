import type {CompactSection, SearchIndex} from './compactIndex.ts';
import {packWords, unpackWords, type WordPlaces} from './wordPlaces.ts';

/** The first part of the index, which can be searched alone: an index without texts. */
export interface IndexOutline extends SearchIndex {
  /** The same in both parts of one build. */
  id: string;
}

/** The second part: excerpt and other words of each section, in the order of the outline. */
export interface IndexText extends WordPlaces {
  id: string;
  excerpts: string[];
  /** What readers ask for each page with. */
  asked: WordPlaces;
}

export type IndexPart = IndexOutline | IndexText;

type Text = [excerpt: string, words: string];

function withTexts({pages}: SearchIndex, next: () => Text | [] | undefined): SearchIndex['pages'] {
  const withText = ([level, heading, anchor]: CompactSection): CompactSection => [
    level,
    heading,
    anchor,
    ...(next() ?? []),
  ];
  return pages.map(({asked: _, ...page}) => ({...page, sections: page.sections.map(withText)}));
}

/**
 * Splits an index into the parts that are downloaded one after the other.
 *
 * @param id tells this index from every other.
 */
export function splitIndex(
  index: SearchIndex,
  id: string,
): {outline: IndexOutline; text: IndexText} {
  const sections = index.pages.flatMap((page) => page.sections);
  return {
    outline: {...index, id, isOutline: true, pages: withTexts(index, () => [])},
    text: {
      id,
      excerpts: sections.map(([, , , excerpt = '']) => excerpt),
      ...packWords(sections.map(([, , , , words = '']) => words)),
      asked: packWords(index.pages.map(({asked = ''}) => asked)),
    },
  };
}

export function isOutline(part: IndexPart): part is IndexOutline {
  return 'pages' in part;
}

/**
 * Joins what {@link splitIndex} split.
 *
 * @throws Error when the parts belong to different builds.
 */
export function joinIndex(outline: IndexOutline, text: IndexText): SearchIndex {
  const {id, isOutline: _, ...index} = outline;
  if (text.id !== id) {
    throw new Error('The parts of the search index belong to different builds of the site.');
  }
  const words = unpackWords(text, text.excerpts.length);
  const asked = unpackWords(text.asked, outline.pages.length);
  const texts = text.excerpts.map((excerpt, place): Text => [excerpt, words[place] ?? '']).values();
  return {
    ...index,
    pages: withTexts(outline, () => texts.next().value).map((page, place) => ({
      ...page,
      asked: asked[place] ?? '',
    })),
  };
}
