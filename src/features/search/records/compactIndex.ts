import {LEVELS, type Hierarchy} from './types.ts';

/** Raised when the shape below changes, so that an old file is never read as a new one. */
export const INDEX_VERSION = 10;

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
  /** Number of other pages that link to it. */
  links: number;
  /** Terms that readers ask for this page with, between spaces, as often as they do. */
  asked?: string;
  sections: CompactSection[];
}

/** Everything embedded search knows. */
export interface SearchIndex {
  v: typeof INDEX_VERSION;
  siteUrl: string;
  pages: CompactPage[];
}

/** The section's anchor, null for the top of the page. */
export function sectionAnchor([, , anchor]: CompactSection): string | null {
  return anchor;
}

/** The headings a section stands under, its own included. */
export function hierarchyAt({lvl0, sections}: CompactPage, position: number): Hierarchy {
  const above = [lvl0];
  for (const [level, heading] of sections.slice(0, position + 1)) {
    above.length = level;
    above[level] = heading;
  }
  return Object.fromEntries(LEVELS.map((name, level) => [name, above[level] ?? null])) as Hierarchy;
}
