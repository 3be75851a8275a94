import {indexTerms} from '../engine/tokenize.ts';
import {descend, type Hierarchy, type RecordType, type SearchRecord} from './types.ts';

/** Raised when the shape below changes, so that an old file is never read as a new one. */
export const INDEX_VERSION = 9;

/** Characters of a section kept as written, for snippets; of the rest only new words are kept. */
const EXCERPT_LENGTH = 141;

/** Heading level, heading, anchor, the beginning of the text, and the terms of the rest. */
export type CompactSection = [
  level: number,
  heading: string,
  anchor: string | null,
  excerpt?: string,
  terms?: string,
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

function cutAtWord(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, text.lastIndexOf(' ', length) + 1).trimEnd();
}

function toSection({type, hierarchy, anchor, content, code}: SearchRecord): CompactSection {
  const heading = hierarchy[type] ?? '';
  const excerpt = cutAtWord(content ?? '', EXCERPT_LENGTH);
  const seen = new Set(indexTerms(`${heading} ${excerpt}`));
  const rest = `${content?.slice(excerpt.length) ?? ''} ${code.join(' ')}`;
  const terms = new Set(indexTerms(rest).filter((term) => !seen.has(term)));
  return [Number(type.slice(3)), heading, anchor, excerpt, [...terms].sort().join(' ')];
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
  for (const record of records) {
    const route = record.url_without_anchor.slice(origin.length);
    const {hierarchy, description, keywords, language, docusaurus_tag} = record;
    const page = pages.get(route) ?? {
      ...{route, lvl0: hierarchy.lvl0, description, language, docusaurus_tag},
      keywords: keywords.join(', '),
      asked: [...new Set(indexTerms(asked[route] ?? ''))].sort().join(' '),
      sections: [],
    };
    page.sections.push(toSection(record));
    pages.set(route, page);
  }
  return {v: INDEX_VERSION, siteUrl: origin, pages: [...pages.values()]};
}

/** The kind of record a section is. */
export function sectionType([level]: CompactSection): RecordType {
  return `lvl${level}` as RecordType;
}

/** The section's anchor, null for the top of the page. */
export function sectionAnchor([, , anchor]: CompactSection): string | null {
  return anchor;
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
