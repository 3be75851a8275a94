import {tokenize, type Token} from '../engine/tokenize.ts';
import type {Hierarchy, RecordType, SearchRecord} from './types.ts';

/** Raised when the shape below changes, so that an old file is never read as a new one. */
export const INDEX_VERSION = 2;

/** Characters of a section kept as written, for snippets; of the rest only new words are kept. */
const EXCERPT_LENGTH = 400;

/** Heading level, heading, anchor (0 when it follows from the heading), excerpt, other words. */
export type CompactSection = [
  level: number,
  heading: string,
  anchor: string | null | 0,
  excerpt: string,
  words: string,
];

/** A page with its sections; the first section is the page itself. */
export interface CompactPage {
  route: string;
  lvl0: string;
  /** Place in `breadcrumbs` of the index. */
  breadcrumbs: number;
  description: string;
  keywords: string;
  /** Place in `facets` of the index. */
  facets: number;
  sections: CompactSection[];
}

/** Everything embedded search knows. What repeats on many pages is stored once. */
export interface SearchIndex {
  v: typeof INDEX_VERSION;
  siteUrl: string;
  breadcrumbs: string[][];
  facets: Facets[];
  pages: CompactPage[];
  /** Set while the text of the sections is missing. */
  isOutline?: true;
}

type Facets = Pick<SearchRecord, 'docusaurus_tag' | 'language' | 'version'>;

/** The anchor Docusaurus gives a heading without a repeat on its page. */
function defaultAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

function cutAtWord(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, text.lastIndexOf(' ', length) + 1).trimEnd();
}

/** The words of `rest` and `code` that the heading and the excerpt do not hold already. */
function otherWords(seenText: string, rest: string, code: readonly string[]): string {
  const seen = new Set(tokenize(seenText).flatMap(({parts, whole}) => [...parts, whole ?? '']));
  const isNew = ({parts, whole}: Token): boolean => {
    const fresh = [...parts, ...(whole ? [whole] : [])].filter((term) => !seen.has(term));
    fresh.forEach((term) => seen.add(term));
    return fresh.length > 0;
  };
  return tokenize(`${rest} ${code.join(' ')}`)
    .filter(isNew)
    .map(({text}) => text)
    .join(' ');
}

function toSection(record: SearchRecord): CompactSection {
  const heading = record.hierarchy[record.type] ?? '';
  const content = record.content ?? '';
  const excerpt = cutAtWord(content, EXCERPT_LENGTH);
  const anchor = record.anchor === defaultAnchor(heading) ? 0 : record.anchor;
  const rest = content.slice(excerpt.length);
  return [
    Number(record.type.slice(3)),
    heading,
    anchor,
    excerpt,
    otherWords(`${heading} ${excerpt}`, rest, record.code),
  ];
}

/** Collects distinct values and tells their place. */
class Table<Value> {
  readonly values: Value[] = [];
  private readonly places = new Map<string, number>();

  placeOf(value: Value): number {
    const key = JSON.stringify(value);
    const place = this.places.get(key) ?? this.values.push(value) - 1;
    this.places.set(key, place);
    return place;
  }
}

/**
 * Packs records into the index of embedded search.
 *
 * @param records as {@link buildRecords} returns them: sections of a page follow one another.
 */
export function compactIndex(records: readonly SearchRecord[], siteUrl: string): SearchIndex {
  const breadcrumbs = new Table<string[]>();
  const facets = new Table<Facets>();
  const origin = siteUrl.replace(/\/$/, '');
  const pages = new Map<string, CompactPage>();
  for (const record of records) {
    const route = record.url_without_anchor.slice(origin.length);
    const {language, version, docusaurus_tag} = record;
    const page = pages.get(route) ?? {
      route,
      lvl0: record.hierarchy.lvl0,
      breadcrumbs: breadcrumbs.placeOf(record.breadcrumbs),
      description: record.description,
      keywords: record.keywords.join(', '),
      facets: facets.placeOf({language, version, docusaurus_tag}),
      sections: [],
    };
    page.sections.push(toSection(record));
    pages.set(route, page);
  }
  return {
    v: INDEX_VERSION,
    siteUrl: origin,
    breadcrumbs: breadcrumbs.values,
    facets: facets.values,
    pages: [...pages.values()],
  };
}

/** The kind of record a section is. */
export function sectionType([level]: CompactSection): RecordType {
  return `lvl${level}` as RecordType;
}

/** The section's anchor, null for the top of the page. */
export function sectionAnchor([, heading, anchor]: CompactSection): string | null {
  return anchor === 0 ? defaultAnchor(heading) : anchor;
}

/** The headings a section stands under, its own included. */
export function hierarchyAt({lvl0, sections}: CompactPage, position: number): Hierarchy {
  const hierarchy: Hierarchy = {
    lvl0,
    lvl1: '',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  let deepest = Infinity;
  for (const section of sections.slice(0, position + 1).reverse()) {
    const [level, heading] = section;
    if (level < deepest) {
      hierarchy[sectionType(section)] = heading;
      deepest = level;
    }
  }
  return hierarchy;
}
