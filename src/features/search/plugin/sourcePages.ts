import {createSlugger} from '@docusaurus/utils';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {codeIdentifiers} from '../engine/codeIdentifiers.ts';
import type {PageSection} from '../records/pageSections.ts';
import type {ParsedPage} from '../records/records.ts';
import {parseMdx} from '../../../shared/mdx/parseMdx.ts';
import {readHeading} from '../../../shared/mdx/readHeading.ts';
import {sidebarTrails} from '../../../shared/sidebarTrails.ts';

const INLINE = new Set(['text', 'inlineCode', 'strong', 'emphasis', 'link', 'mdxJsxTextElement']);
const NOT_TEXT = new Set(['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'math', 'inlineMath']);

function readSections(title: string, root: Root): PageSection[] {
  const slugger = createSlugger();
  const sections: PageSection[] = [
    {level: 1, anchor: null, heading: title, content: '', code: [], samples: ''},
  ];
  const visit = (node: Nodes): void => {
    const section = sections.at(-1);
    if (!section || NOT_TEXT.has(node.type)) {
      return;
    }
    if (node.type === 'heading') {
      const {text, id} = readHeading(node);
      const anchor = id ?? slugger.slug(text);
      sections.push({level: node.depth, anchor, heading: text, content: '', code: [], samples: ''});
    } else if (node.type === 'code') {
      section.code.push(...codeIdentifiers(node.value));
      section.samples += `${node.value}\n`;
    } else if ('children' in node) {
      node.children.forEach(visit);
      (sections.at(-1) ?? section).content += INLINE.has(node.type) ? '' : ' ';
    } else {
      section.content += toString(node);
    }
  };
  visit(root);
  return sections.map((section) => ({
    ...section,
    content: section.content.replace(/\s+/g, ' ').trim(),
  }));
}

/**
 * Reads the docs' sources into pages to search while writing, when nothing is built yet. What
 * components render is missing; pages that do not parse are left out, the site reports them.
 *
 * @param readSource returns a page's Markdown for its `source` metadata.
 */
export function sourcePages(
  version: LoadedVersion,
  language: string,
  readSource: (source: string) => string,
): ParsedPage[] {
  const trails = sidebarTrails(version.sidebars);
  const toPage = (doc: DocMetadata): ParsedPage[] => {
    const {keywords = []} = doc.frontMatter;
    try {
      return [
        {
          // Routes get their final slash after the content is loaded.
          route: doc.permalink.replace(/\/?$/, '/'),
          trail: trails.get(doc.id) ?? [],
          sections: readSections(doc.title, parseMdx(readSource(doc.source))),
          meta: {
            description: doc.description,
            keywords: [...keywords],
            language,
            version: doc.version,
            docusaurus_tag: `docs-default-${doc.version}`,
          },
        },
      ];
    } catch {
      return [];
    }
  };
  return version.docs.flatMap(toPage);
}
