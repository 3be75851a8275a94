import {suggestOrList} from '../../../shared/suggest.ts';
import {sectionAnchor, type CompactSection} from '../../search/records/compactIndex.ts';
import {addressOf, type Docs} from '../docs/docs.ts';
import {findRoute} from '../docs/find.ts';
import {markdownSections} from '../../../shared/markdownSections.ts';
import {Refusal} from '../refusal.ts';
import {defineTool, shortText} from '../tool.ts';

/** An anchor as the address bar copies it, or as it is written. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** A heading as anybody writes it: in any case, and with the number that a step has in Markdown. */
function plain(name: string): string {
  return name
    .trim()
    .replace(/^#+\s*/, '')
    .replace(/^\d+\.\s+/, '')
    .toLowerCase();
}

/** Reads a section by its anchor, which one section of the page has, or else by its heading. */
async function readSection(docs: Docs, route: string, name: string): Promise<string> {
  const sections = docs.pages.get(route)?.sections ?? [];
  const anchor = decoded(name.trim().replace(/^#/, ''));
  const is: ((section: CompactSection) => boolean)[] = [
    (section) => sectionAnchor(section) === anchor,
    (section) => sectionAnchor(section)?.toLowerCase() === anchor.toLowerCase(),
    ([, heading]) => plain(heading) === plain(name),
  ];
  const place = is.map((each) => sections.findIndex(each)).find((found) => found >= 0) ?? -1;
  const text = markdownSections(await docs.markdownOf(route))[place];
  if (text === undefined) {
    const names = sections.map(([, heading]) => heading);
    throw new Refusal(`${route} has no section "${name}"; ${suggestOrList(name, names)}`);
  }
  return `Source: ${addressOf(docs, route, sections[place])}\n\n${text}`;
}

/** The text of a page. */
export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a page of the documentation as Markdown, whole or one section of it, with its code and tables.',
  input: {
    page: shortText('Address or path of the page, such as "/sdks/sdk-keys/"'),
    section: shortText('Heading of the section to read; the whole page without it').optional(),
  },
  run: ({page, section}, {docs}) => {
    const [path = page, anchor] = page.split('#');
    const route = findRoute(docs, path);
    const part = section ?? anchor;
    return part ? readSection(docs, route, part) : docs.markdownOf(route);
  },
});
