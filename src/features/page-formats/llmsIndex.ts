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
  /** The same section with its deeper parts, for an index of its own. */
  whole?: () => IndexSection;
}

type MovableSection = IndexSection & {folder: string};

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

function entryLine({title, url, description}: IndexEntry): string {
  return `- [${title.replace(/[[\]]/g, String.raw`\$&`)}](${url}): ${description}`;
}

function sectionText({label, entries, sections}: IndexSection, depth = 2): string {
  const blocks = [
    `${'#'.repeat(depth)} ${label}`,
    entries.map(entryLine).join('\n'),
    ...sections.map((section) => sectionText(section, depth + 1)),
  ];
  return blocks.filter(Boolean).join('\n\n');
}

function fileText(
  {title, summary, notes}: Pick<IndexOptions, 'title' | 'summary' | 'notes'>,
  sections: readonly IndexSection[],
): string {
  const parts = sections.map((section) => sectionText(section));
  return `${[`# ${title}`, `> ${summary}`, ...notes, ...parts].join('\n\n')}\n`;
}

function countEntries({entries, sections}: IndexSection): number {
  return sections.reduce((sum, section) => sum + countEntries(section), entries.length);
}

function isMovable(section: IndexSection): section is MovableSection {
  return section.folder !== undefined && section.folder !== '/';
}

function movableSections(sections: readonly IndexSection[]): MovableSection[] {
  return sections.flatMap((section) =>
    isMovable(section) ? [section] : movableSections(section.sections),
  );
}

/** Replaces the pages of moved sections by links to the indexes that list them. */
function linkMoved(
  sections: readonly IndexSection[],
  moved: ReadonlyMap<IndexSection, string>,
): IndexSection[] {
  return sections.map((section) => {
    const url = moved.get(section);
    const {label} = section;
    const description = `The ${countEntries(section)} pages of this section.`;
    return url === undefined
      ? {...section, sections: linkMoved(section.sections, moved)}
      : {label, entries: [{title: `${label}: index`, url, description}], sections: []};
  });
}

interface IndexFile extends Pick<IndexOptions, 'title' | 'summary' | 'notes'> {
  path: string;
  sections: readonly IndexSection[];
  /** What may move to a file of its own. */
  parts: readonly IndexSection[];
}

/** Adds a file, and those that its largest parts move to as long as it is over the limit. */
function addFile(files: Map<string, string>, file: IndexFile, options: IndexOptions): void {
  const {path, sections, parts} = file;
  const {siteUrl, limit} = options;
  const moved = new Map<IndexSection, string>();
  const largestFirst = movableSections(parts).sort((a, b) => countEntries(b) - countEntries(a));
  files.set(path, fileText(file, sections));
  for (const section of largestFirst) {
    if (files.get(path)!.length <= limit) break;
    const ownPath = section.folder + INDEX_NAME;
    // Two sections may have their pages in one folder.
    if (files.has(ownPath)) continue;
    moved.set(section, siteUrl + ownPath);
    const whole = section.whole?.() ?? section;
    const own = {
      path: ownPath,
      title: `${options.title}: ${section.label}`,
      summary: `A part of [the index of all pages](${siteUrl}/${INDEX_NAME}).`,
      notes: [],
      sections: [whole],
      parts: whole.sections,
    };
    addFile(files, own, options);
    files.set(path, fileText(file, linkMoved(sections, moved)));
  }
  const {length} = files.get(path)!;
  if (length > limit) {
    throw new Error(`${path} has ${length} characters; at most ${limit} are allowed.`);
  }
}

/**
 * Writes the index of all pages, in order of the sidebar. When it would be longer than the limit,
 * the sections with most pages move to indexes of their own, which the first one links to; so do
 * their parts, when the index of a section would be.
 *
 * @returns the files by site path, `/llms.txt` first.
 * @throws Error when a file stays over the limit, naming it.
 */
export function writeIndexes(
  sections: readonly IndexSection[],
  options: IndexOptions,
): Map<string, string> {
  const files = new Map<string, string>();
  addFile(files, {...options, path: `/${INDEX_NAME}`, sections, parts: sections}, options);
  return files;
}
