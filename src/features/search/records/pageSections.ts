import type {Cheerio, CheerioAPI} from 'cheerio';
import {interfaceSelector} from '../../../shared/built-page/interfaceParts.ts';
import {codeIdentifiers} from '../engine/codeIdentifiers.ts';

/** Cheerio's elements and nodes; their package is not one of ours. */
type Element = ReturnType<ReturnType<CheerioAPI['root']>['children']>[number];
type Child = Element['children'][number];

/** A heading and the text below it, up to the next heading of any level. */
export interface PageSection {
  /** 1 for the page's title, 2–6 for the headings below. */
  level: number;
  anchor: string | null;
  heading: string;
  content: string;
  code: string[];
}

const HEADING = /^h([1-6])$/;

const INLINE = new Set(
  (
    'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time ' +
    'u var wbr'
  ).split(' '),
);

/** What is no text, or a second copy of it: drawings, and formulas as they are drawn and typed. */
const NOT_TEXT = `${interfaceSelector}, svg, annotation, .katex-html`;

/** Text that an element shows without having it as its own: an alternative, the label of a tab. */
function textOfAttributes($: CheerioAPI, element: Element): string {
  const {name, attribs} = element;
  if (name === 'img') {
    return attribs.alt ?? '';
  }
  if (attribs.role === 'tabpanel') {
    // Labels of panels with nothing but code would follow each other as in the row of tabs.
    const hasText = $(element).clone().find('pre').remove().end().text().trim() !== '';
    return hasText ? `${attribs['data-label'] ?? ''} ` : '';
  }
  return attribs.role === 'img' ? (attribs['aria-label'] ?? '') : '';
}

function collapse(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

/**
 * Splits a page's content into sections at its headings, in reading order. Text of tables, tabs
 * with their labels, closed details and form labels counts; buttons, hidden parts and formula
 * duplicates do not.
 *
 * @param content the element that holds the page's title and text; it is changed.
 */
export function pageSections($: CheerioAPI, content: Cheerio<Element>): PageSection[] {
  content.find(NOT_TEXT).remove();
  const sections: PageSection[] = [];
  const introduction: PageSection = {level: 1, anchor: null, heading: '', content: '', code: []};
  const current = (): PageSection => sections.at(-1) ?? introduction;

  const visit = (node: Child): void => {
    if (node.type === 'text') {
      current().content += node.data;
    }
    if (node.type !== 'tag') {
      return;
    }
    const heading = HEADING.exec(node.name);
    if (heading) {
      const level = Number(heading[1]);
      const anchor = level === 1 ? null : (node.attribs.id ?? null);
      sections.push({level, anchor, heading: collapse($(node).text()), content: '', code: []});
      return;
    }
    if (node.name === 'pre') {
      current().code.push(...codeIdentifiers($(node).text()));
      return;
    }
    const gap = INLINE.has(node.name) ? '' : ' ';
    current().content += gap + textOfAttributes($, node);
    node.children.forEach(visit);
    current().content += gap;
  };

  content.toArray().forEach(visit);
  return sections.map((section) => ({
    ...section,
    content: collapse(section.content),
    code: [...new Set(section.code)],
  }));
}
