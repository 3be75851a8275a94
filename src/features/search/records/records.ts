import type {BuiltPage} from '../../../shared/built-page/readPage.ts';
import {pageSections, type PageSection} from './pageSections.ts';
import {descend, sdkOf, type Hierarchy, type RecordType, type SearchRecord} from './types.ts';

/** Section of pages that stand in no sidebar. */
const NO_SECTION = 'Documentation';

/** A page read into sections. */
interface ParsedPage {
  route: string;
  /** Labels in the sidebar from the outermost category to the page itself; may be empty. */
  trail: string[];
  meta: Pick<SearchRecord, 'description' | 'docusaurus_tag' | 'keywords' | 'language' | 'version'>;
  sections: PageSection[];
}

function readMeta(meta: BuiltPage['meta']): ParsedPage['meta'] {
  return {
    language: meta['docsearch:language'] ?? null,
    version: meta['docsearch:version'] ?? null,
    docusaurus_tag: meta['docsearch:docusaurus_tag'] ?? null,
    description: meta.description ?? '',
    keywords: (meta.keywords ?? '')
      .split(',')
      .map((keyword) => keyword.trim())
      .filter(Boolean),
  };
}

/** Reads a page; undefined when it has no article of its own (lists, search) or is unlisted. */
function parsePage({route, trail, meta, text}: BuiltPage): ParsedPage | undefined {
  const sections =
    !text || text.isList || meta.robots?.includes('noindex') ? [] : pageSections(text.content);
  const ownTrail = trail.length === 0 && route.startsWith('/blog/') ? ['Blog', ''] : trail;
  return sections[0]?.level === 1
    ? {route, trail: ownTrail, meta: readMeta(meta), sections}
    : undefined;
}

function topFolder(route: string): string {
  return route.split('/')[1] ?? '';
}

/** Sidebar labels of the first level that only hold sections together: pages of many folders. */
function groupingLabels(pages: readonly ParsedPage[]): Set<string> {
  const folders = new Map<string, Set<string>>();
  for (const {trail, route} of pages) {
    const [label] = trail;
    if (label) {
      folders.set(label, (folders.get(label) ?? new Set()).add(topFolder(route)));
    }
  }
  return new Set([...folders].filter(([, names]) => names.size > 1).map(([label]) => label));
}

/** Returns a function that tells a page's section: its outermost category that is no group. */
function sectionFinder(pages: readonly ParsedPage[]): (page: ParsedPage) => string {
  const groups = groupingLabels(pages);
  const isGrouped = ([first = '']: readonly string[]): boolean => groups.has(first);
  const sections = new Set(
    pages.flatMap(({trail}) => (isGrouped(trail) && trail.length > 2 ? [trail[1]] : [])),
  );
  return ({trail}) => {
    const [first, second] = trail;
    const isInSection = trail.length > 2 || sections.has(second);
    return (isGrouped(trail) && isInSection ? second : first) ?? NO_SECTION;
  };
}

function toRecords(page: ParsedPage, lvl0: string, siteUrl: string): SearchRecord[] {
  const pageUrl = siteUrl.replace(/\/$/, '') + page.route;
  let hierarchy = {lvl0} as Hierarchy;
  return page.sections.map((section, position) => {
    hierarchy = descend(hierarchy, section.level, section.heading);
    const hash = section.anchor ? `#${section.anchor}` : '';
    return {
      objectID: `${page.route}${hash || (position === 0 ? '' : `#:${position}`)}`,
      url: pageUrl + hash,
      url_without_anchor: pageUrl,
      anchor: section.anchor,
      type: `lvl${section.level}` as RecordType,
      hierarchy,
      content: section.content || null,
      code: section.code,
      samples: section.samples,
      breadcrumbs: page.trail.slice(0, -1),
      sdk: sdkOf(page.route),
      ...page.meta,
      weight: {level: 110 - 10 * section.level, position},
    };
  });
}

/**
 * Turns built pages into search records, one per section, pages in order of their route. Pages without
 * an article (lists, the search page, the not-found page) give none.
 *
 * A record's `lvl0` is the sidebar section: the outermost category that does not merely group
 * others.
 *
 * @param siteUrl address of the site, put before each route.
 */
export function buildRecords(pages: readonly BuiltPage[], siteUrl: string): SearchRecord[] {
  const parsed = pages.flatMap((page) => parsePage(page) ?? []);
  const sectionOf = sectionFinder(parsed);
  return parsed
    .sort((a, b) => (a.route < b.route ? -1 : 1))
    .flatMap((page) => toRecords(page, sectionOf(page), siteUrl));
}
