import {addressOf, titleOf, type Docs} from '../docs/docs.ts';
import {findRoute} from '../docs/findRoute.ts';
import {findSection, sectionNames} from '../docs/findSection.ts';
import {defineTool, shortText} from '../tool.ts';

function headingsOf(docs: Docs, route: string): string {
  const sections = docs.pages.get(route)?.sections ?? [];
  return sections
    .map((section) => {
      const [level, heading] = section;
      return `${'  '.repeat(level - 1)}- [${heading}](${addressOf(docs, route, section)})`;
    })
    .join('\n');
}

const pagesIn = ({pages}: Docs, name: string) =>
  [...pages.values()].filter(({lvl0}) => lvl0 === name);

function pagesOf(docs: Docs, name: string): string {
  return pagesIn(docs, name)
    .map((page) => `- [${titleOf(page)}](${addressOf(docs, page.route)}): ${page.description}`)
    .join('\n');
}

function allSections(docs: Docs): string {
  const lines = sectionNames(docs).map((name) => {
    const pages = pagesIn(docs, name);
    const [first] = pages;
    const start = first ? `, from ${addressOf(docs, first.route)}` : '';
    return `- ${name}: ${pages.length === 1 ? 'one page' : `${pages.length} pages`}${start}`;
  });
  return `The sections of ${docs.siteUrl}/:\n\n${lines.join('\n')}`;
}

export const listSections = defineTool({
  name: 'list_sections',
  title: 'List sections',
  description:
    'Lists the headings of a page with their addresses, the pages of a section of the site, or, ' +
    'without arguments, the sections of the site.',
  isPublic: true,
  input: {
    page: shortText('Address or path of a page, such as "/sdks/sdk-keys/"').optional(),
    section: shortText('Name of a section of the site, such as "Statistics"').optional(),
  },
  run: ({page, section}, {docs}) => {
    if (page !== undefined) return headingsOf(docs, findRoute(docs, page));
    return section === undefined ? allSections(docs) : pagesOf(docs, findSection(docs, section));
  },
});
