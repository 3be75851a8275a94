import {suggestOrList} from '../../../shared/suggest.ts';
import {sectionAnchor} from '../../search/records/compactIndex.ts';
import {addressOf, type Docs} from '../docs/docs.ts';
import {findRoute} from '../docs/findRoute.ts';
import {markdownSections} from '../docs/markdownSections.ts';
import {Refusal} from '../refusal.ts';
import {defineTool, shortText} from '../tool.ts';

async function readSection(docs: Docs, route: string, name: string): Promise<string> {
  const sections = docs.pages.get(route)?.sections ?? [];
  const wanted = name
    .trim()
    .replace(/^#+\s*/, '')
    .toLowerCase();
  const known = sections.find(
    (section) => section[1].toLowerCase() === wanted || sectionAnchor(section) === wanted,
  );
  const headings = markdownSections(await docs.markdownOf(route));
  const found = headings.find(
    ({heading}) => heading.toLowerCase() === (known?.[1].toLowerCase() ?? wanted),
  );
  if (!found) {
    const names = headings.map(({heading}) => heading);
    throw new Refusal(`${route} has no section "${name}"; ${suggestOrList(name, names)}`);
  }
  return `Source: ${addressOf(docs, route, known)}\n\n${found.text}`;
}

/** The text of a page. */
export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a page of the documentation as Markdown, whole or one section of it, with its code and tables.',
  isPublic: true,
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
