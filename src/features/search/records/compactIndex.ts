import {indexTerms, tokenize, type Token} from '../engine/tokenize.ts';
import {descend, type Hierarchy, type RecordType, type SearchRecord} from './types.ts';

/** Raised when the shape below changes, so that an old file is never read as a new one. */
export const INDEX_VERSION = 8;

/** Characters of a section kept as written, for snippets; of the rest only new words are kept. */
const EXCERPT_LENGTH = 141;

/**
 * Heading level, heading, anchor (0 when it follows from the heading), and the text: an excerpt and
 * other words.
 */
export type CompactSection = [
  level: number,
  heading: string,
  anchor: string | null | 0,
  excerpt?: string,
  words?: string,
];

/** A page with its sections; the first section is the page itself. */
export interface CompactPage {
  route: string;
  lvl0: string;
  description: string;
  keywords: string;
  language: string | null;
  docusaurus_tag: string | null;
  /** Terms that readers ask for this page with, between spaces. */
  asked?: string;
  sections: CompactSection[];
}

/** Everything embedded search knows. */
export interface SearchIndex {
  v: typeof INDEX_VERSION;
  siteUrl: string;
  pages: CompactPage[];
}

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

/** A word in the form in which it was met first, by its terms: one form of each is enough. */
type Forms = Map<string, string>;

function formOf({text, terms}: Token, forms: Forms): string {
  const key = terms.join(' ');
  const form = forms.get(key) ?? text;
  forms.set(key, form);
  return form;
}

/** The words of `rest` and `code` that the heading and the excerpt do not hold already, sorted. */
function otherWords(seenText: string, rest: string, code: readonly string[], forms: Forms): string {
  const seen = new Set(indexTerms(seenText));
  const isNew = ({terms}: Token): boolean => {
    const fresh = terms.filter((term) => !seen.has(term));
    fresh.forEach((term) => seen.add(term));
    return fresh.length > 0;
  };
  return tokenize(`${rest} ${code.join(' ')}`)
    .filter(isNew)
    .map((token) => formOf(token, forms))
    .sort()
    .join(' ');
}

function toSection(record: SearchRecord, forms: Forms): CompactSection {
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
    otherWords(`${heading} ${excerpt}`, rest, record.code, forms),
  ];
}

/**
 * Packs records into the index of embedded search.
 *
 * @param records as {@link buildRecords} returns them: sections of a page follow one another.
 * @param asked words that readers ask with, by the route of the page that answers.
 */
export function compactIndex(
  records: readonly SearchRecord[],
  siteUrl: string,
  asked: Readonly<Record<string, string>> = {},
): SearchIndex {
  const origin = siteUrl.replace(/\/$/, '');
  const pages = new Map<string, CompactPage>();
  const forms: Forms = new Map();
  for (const record of records) {
    const route = record.url_without_anchor.slice(origin.length);
    const {hierarchy, description, keywords, language, docusaurus_tag} = record;
    const page = pages.get(route) ?? {
      route,
      lvl0: hierarchy.lvl0,
      description,
      keywords: keywords.join(', '),
      language,
      docusaurus_tag,
      asked: [...new Set(indexTerms(asked[route] ?? ''))].sort().join(' '),
      sections: [],
    };
    page.sections.push(toSection(record, forms));
    pages.set(route, page);
  }
  return {v: INDEX_VERSION, siteUrl: origin, pages: [...pages.values()]};
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
  return sections
    .slice(0, position + 1)
    .reduce((above, [level, heading]) => descend(above, level, heading), {lvl0} as Hierarchy);
}

/** A section's text as written, as far as the index has it. */
export function excerptAt({sections}: CompactPage, position: number): string {
  return sections[position]?.[3] ?? '';
}
