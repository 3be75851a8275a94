import type {CompactPage, CompactSection, SearchIndex} from './compactIndex.ts';

/** Level, heading and anchor of a section. */
type OutlineSection = [CompactSection[0], CompactSection[1], CompactSection[2]];

interface OutlinePage extends Omit<CompactPage, 'sections'> {
  sections: OutlineSection[];
}

/** The first part of the index: what pages and sections are called. It can be searched alone. */
export interface IndexOutline extends Omit<SearchIndex, 'pages' | 'isOutline'> {
  /** The same in both parts of one build. */
  id: string;
  pages: OutlinePage[];
}

/** The second part: excerpt and other words of each section, in the order of the outline. */
export interface IndexText {
  v: SearchIndex['v'];
  id: string;
  sections: [excerpt: string, words: string][];
}

export type IndexPart = IndexOutline | IndexText;

/**
 * Splits an index into the parts that are downloaded one after the other.
 *
 * @param id tells this index from every other.
 */
export function splitIndex(
  {pages, ...common}: SearchIndex,
  id: string,
): {outline: IndexOutline; text: IndexText} {
  return {
    outline: {
      ...common,
      id,
      pages: pages.map(({sections, ...page}) => ({
        ...page,
        sections: sections.map(([level, heading, anchor]) => [level, heading, anchor]),
      })),
    },
    text: {
      v: common.v,
      id,
      sections: pages.flatMap(({sections}) =>
        sections.map(([, , , excerpt, words]): [string, string] => [excerpt, words]),
      ),
    },
  };
}

export function isOutline(part: IndexPart): part is IndexOutline {
  return 'pages' in part;
}

/** Returns an index of the outline alone; pages are excerpted by their description. */
export function outlineIndex({id: _, pages, ...common}: IndexOutline): SearchIndex {
  return {
    ...common,
    isOutline: true,
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map((section, position): CompactSection => [
        ...section,
        position === 0 ? page.description : '',
        '',
      ]),
    })),
  };
}

/**
 * Joins what {@link splitIndex} split.
 *
 * @throws Error when the parts belong to different builds.
 */
export function joinIndex({id, pages, ...common}: IndexOutline, text: IndexText): SearchIndex {
  if (text.id !== id || text.v !== common.v) {
    throw new Error('The parts of the search index belong to different builds of the site.');
  }
  const texts = text.sections.values();
  return {
    ...common,
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map((section): CompactSection => [
        ...section,
        ...(texts.next().value ?? ['', '']),
      ]),
    })),
  };
}
