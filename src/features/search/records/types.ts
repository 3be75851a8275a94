/** Heading levels of a record: lvl0 is the sidebar section, lvl1 the page title. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Level = (typeof LEVELS)[number];

/** What a record stands for: the page (`lvl1`) or a section under a heading of that level. */
export type RecordType = Exclude<Level, 'lvl0'>;

/** The headings a section stands under, and its own. */
export type Hierarchy = Record<'lvl0' | 'lvl1', string> &
  Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>;

/** Returns the hierarchy of a section: that of the one before, cut at its level. */
export function descend(previous: Hierarchy, level: number, heading: string): Hierarchy {
  const deeper = LEVELS.slice(level + 1).map((name) => [name, null]);
  return {...previous, [`lvl${level}`]: heading, ...Object.fromEntries(deeper)} as Hierarchy;
}

/** One section of a page, in the shape that DocSearch and its Algolia indices expect. */
export interface SearchRecord {
  /** Route and anchor, so that it stays the same as long as the section does. */
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  /** Readable text of the section without its heading; code blocks are in `code`. */
  content: string | null;
  /** Identifiers and package names from the section's code blocks. */
  code: string[];
  /** The section's code blocks as they are; only phrases are looked up in them. */
  samples: string;
  /** Sidebar path of the page, outermost first, without the page itself. */
  breadcrumbs: string[];
  keywords: string[];
  description: string;
  language: string | null;
  version: string | null;
  docusaurus_tag: string | null;
  /** Name of the SDK whose page it is. */
  sdk: string | null;
  weight: {
    /** 100 for a page, 10 less for each heading level below it. */
    level: number;
    /** Place of the section on its page, from 0. */
    position: number;
  };
}

/** The SDK whose page a route leads to, by the name of its folder; null for pages of no SDK. */
export function sdkOf(route: string): string | null {
  return /^\/sdks\/(?:client|server)-sdks\/([\w-]+)\/./.exec(route)?.[1] ?? null;
}
