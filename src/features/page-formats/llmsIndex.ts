export interface IndexEntry {
  title: string;
  description: string;
  /** Address of the page's Markdown. */
  url: string;
}

/** A part of the sidebar: its pages, then its parts. */
export interface IndexSection {
  label: string;
  entries: readonly IndexEntry[];
  sections: readonly IndexSection[];
  /** Site path of the folder that holds all its pages, such as `/sdks/`, when there is one. */
  folder?: string | undefined;
}

/** An index of pages, `llms.txt` in the folder of the pages. */
export interface IndexFile {
  /** Such as `/sdks/`; `/` for the index of all pages. */
  folder: string;
  sections: readonly IndexSection[];
  text: string;
}

interface IndexOptions {
  title: string;
  /** What the site is about, in a sentence. */
  summary: string;
  /** What to know before following the links, a paragraph each. */
  notes: readonly string[];
  /** Address of the site, without a trailing slash. */
  siteUrl: string;
  /** Most characters of a file: readers with a small memory cut longer ones. */
  limit: number;
}

/** Name of an index of pages; the one of all pages is at the top of the site. */
export const INDEX_NAME = 'llms.txt';

/** A link to a page with what it is about. */
export function entryLine({title, url, description}: IndexEntry): string {
  return `- [${title.replace(/[[\]]/g, String.raw`\$&`)}](${url}): ${description}`;
}

/** The pages of a section below its heading, as Markdown. */
export function sectionText({label, entries, sections}: IndexSection, depth = 2): string {
  const blocks = [
    `${'#'.repeat(depth)} ${label}`,
    entries.map(entryLine).join('\n'),
    ...sections.map((section) => sectionText(section, depth + 1)),
  ];
  return blocks.filter(Boolean).join('\n\n');
}

/** All pages of a section and its parts, in order. */
export function entriesOf({entries, sections}: IndexSection): IndexEntry[] {
  return [...entries, ...sections.flatMap(entriesOf)];
}

/** The link to the index of a section, with what the first page of its folder says about it. */
export function indexEntry(section: IndexSection & {folder: string}, siteUrl: string): IndexEntry {
  const {label, folder} = section;
  const pages = entriesOf(section);
  const about = pages.find(({url}) => url === `${siteUrl}${folder}index.md`)?.description;
  return {
    title: `${label}: index`,
    url: siteUrl + folder + INDEX_NAME,
    description: [`The ${pages.length} pages of this section.`, about].filter(Boolean).join(' '),
  };
}

/**
 * Writes the index of all pages, in order of the sidebar. Sections whose pages have a folder of their
 * own get an index there, which the first one links to; so do their parts, when the index of a section
 * would be longer than the limit.
 *
 * @returns the index of all pages first.
 * @throws Error when a file stays over the limit, naming it.
 */
export function writeIndexes(
  sections: readonly IndexSection[],
  {title, summary, notes, siteUrl, limit}: IndexOptions,
): IndexFile[] {
  const files = new Map<string, IndexFile>();

  /** Puts a link to an index of its own in place of a section that can have one. */
  const divide = (section: IndexSection): IndexSection => {
    const {label, folder = '/'} = section;
    // Two sections may have their pages in one folder.
    if (files.has(folder) || entriesOf(section).length < 2) {
      return {...section, sections: section.sections.map(divide)};
    }
    const about = `A part of [the index of all pages](${siteUrl}/${INDEX_NAME}).`;
    add(folder, [section], [`# ${title}: ${label}`, `> ${about}`]);
    return {label, entries: [indexEntry({...section, folder}, siteUrl)], sections: []};
  };

  const add = (folder: string, listed: readonly IndexSection[], head: string[]): void => {
    const file: IndexFile = {folder, sections: listed, text: ''};
    files.set(folder, file);
    const write = (shown: readonly IndexSection[]): string =>
      `${[...head, ...shown.map((section) => sectionText(section))].join('\n\n')}\n`;
    file.text = write(listed);
    if (folder === '/' || file.text.length > limit) file.text = write(listed.map(divide));
    if (file.text.length > limit) {
      const {length} = file.text;
      throw new Error(
        `${folder}${INDEX_NAME} has ${length} characters; at most ${limit} are allowed.`,
      );
    }
  };

  add('/', sections, [`# ${title}`, `> ${summary}`, ...notes]);
  return [...files.values()];
}
