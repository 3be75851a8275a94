import {rollup} from 'd3-array';
import type {Element} from 'hast';
import type {BuiltPage} from '../../../shared/built-page/readPage.ts';
import {findElements, hasClass} from '../../../shared/mdx/hast.ts';
import {indexTerms} from '../engine/tokenize.ts';
import {INDEX_VERSION, type CompactSection, type SearchIndex} from './compactIndex.ts';
import {pageSections, type PageSection} from './pageSections.ts';

/** Section of pages that stand in no sidebar. */
const NO_SECTION = 'Documentation';

/** Characters of a section kept as written, for snippets; of the rest only new words are kept. */
const EXCERPT_LENGTH = 141;

/** A page read into sections. */
interface ParsedPage extends BuiltPage {
  sections: PageSection[];
}

/** Reads a page; none when it has no article of its own (lists, search) or is unlisted. */
function parsePage(page: BuiltPage): ParsedPage[] {
  const {route, meta, text} = page;
  const sections =
    !text || text.isList || meta.robots?.includes('noindex') ? [] : pageSections(text.content);
  const isPost = page.trail.length === 0 && route.startsWith('/blog/');
  const trail = isPost ? ['Blog', ''] : page.trail;
  return sections[0]?.level === 1 ? [{...page, trail, sections}] : [];
}

/** Sidebar labels of the first level that only hold sections together: pages of many folders. */
function groupingLabels(pages: readonly ParsedPage[]): Set<string> {
  const folders = new Map<string, Set<string>>();
  for (const {trail, route} of pages) {
    const [label] = trail;
    const [, folder = ''] = route.split('/');
    if (label) folders.set(label, (folders.get(label) ?? new Set()).add(folder));
  }
  return new Set([...folders].filter(([, names]) => names.size > 1).map(([label]) => label));
}

/** Returns a function that tells a page's section: the outermost category of its trail that is no group. */
function sectionFinder(pages: readonly ParsedPage[]): (trail: readonly string[]) => string {
  const groups = groupingLabels(pages);
  const isGrouped = ([first = '']: readonly string[]): boolean => groups.has(first);
  const sections = new Set(
    pages.flatMap(({trail}) => (isGrouped(trail) && trail.length > 2 ? [trail[1]] : [])),
  );
  return (trail) => {
    const [first, second] = trail;
    const isInSection = trail.length > 2 || sections.has(second);
    return (isGrouped(trail) && isInSection ? second : first) ?? NO_SECTION;
  };
}

const isLink = (one: Element): boolean => one.tagName === 'a' && !hasClass(one, 'term');

/** Addresses that a page's writer links to, each once: terms link themselves. */
function linkedPages({route, text}: BuiltPage): string[] {
  const links = text ? findElements(text.content, isLink) : [];
  const targets = links.map(({properties}) => String(properties.href).replace(/[?#].*/, ''));
  return [...new Set(targets)].filter((target) => target !== route);
}

function excerptOf({content}: PageSection): string {
  return content.length <= EXCERPT_LENGTH
    ? content
    : content.slice(0, content.lastIndexOf(' ', EXCERPT_LENGTH) + 1).trimEnd();
}

const TOKEN = /[@A-Z_$][\w$@/-]*/gi;
const PACKAGE = /^@?[a-z][\w-]*\/[\w/-]+$/i;
const COMPOUND = /[a-z\d][A-Z]|[A-Za-z\d]_[A-Za-z\d]|^[A-Z][A-Z\d]{2,}$/;

/**
 * Returns the names a reader may search for in code: identifiers made of several words
 * (`getStringAssignment`, `assignment_logger`, `EPPO_KEY`) and package names
 * (`@eppo/node-server-sdk`). Plain words are left out: the prose has them.
 */
function codeIdentifiers(code: string): string[] {
  return (code.match(TOKEN) ?? [])
    .map((token) => token.replace(/[/-]+$/, ''))
    .flatMap((token) => (PACKAGE.test(token) ? [token] : token.split(/[/@$-]+/)))
    .filter((token) => token.length <= 64 && (PACKAGE.test(token) || COMPOUND.test(token)));
}

function toSection(section: PageSection): CompactSection {
  const {level, heading, anchor, content, samples} = section;
  const excerpt = excerptOf(section);
  const seen = new Set(indexTerms(`${heading} ${excerpt}`));
  const rest = `${content.slice(excerpt.length)} ${codeIdentifiers(samples).join(' ')}`;
  const terms = new Set(indexTerms(rest).filter((term) => !seen.has(term)));
  return [level, heading, anchor, excerpt, [...terms].sort().join(' ')];
}

/**
 * Builds the index of embedded search from built pages, in order of their route. Pages without an
 * article (lists, the search page, the not-found page) are left out. A page's `lvl0` is the sidebar
 * section: the outermost category that does not merely group others.
 *
 * @param siteUrl address of the site, put before each route.
 * @param asked words that readers ask with, by the route of the page that answers.
 * @returns also what each section says after its excerpt, and its code, in the order of the index.
 */
export function buildIndex(
  built: readonly BuiltPage[],
  siteUrl: string,
  asked: ReadonlyMap<string, string> = new Map(),
): {index: SearchIndex; rests: string[]} {
  const pages = built.flatMap(parsePage).sort((a, b) => (a.route < b.route ? -1 : 1));
  const sectionOf = sectionFinder(pages);
  const links = rollup(
    pages.flatMap(linkedPages),
    (same) => same.length,
    (target) => target,
  );
  const compact = pages.map(({trail, route, meta, sections}) => ({
    route,
    lvl0: sectionOf(trail),
    description: meta.description ?? '',
    language: meta['docsearch:language'] ?? null,
    docusaurus_tag: meta['docsearch:docusaurus_tag'] ?? null,
    keywords: (meta.keywords ?? '').split(/\s*,\s*/).join(', '),
    links: links.get(route) ?? 0,
    asked: indexTerms(asked.get(route) ?? '')
      .sort()
      .join(' '),
    sections: sections.map(toSection),
  }));
  const rests = pages
    .flatMap(({sections}) => sections)
    .map((one) => one.content.slice(excerptOf(one).length) + (one.samples && `\n${one.samples}`));
  return {
    index: {v: INDEX_VERSION, siteUrl: siteUrl.replace(/\/$/, ''), pages: compact},
    rests,
  };
}
