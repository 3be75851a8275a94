import type {Cheerio, CheerioAPI} from 'cheerio';
import {codeIdentifiers} from './codeIdentifiers.ts';

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

/** Interface around the text: nothing a reader would look for. */
const CHROME =
  'script, style, svg, nav, .hash-link, .theme-doc-toc-mobile, annotation, .katex-html, ' +
  '[aria-hidden="true"], [hidden]:not([hidden="until-found"]), button:not([role="tab"])';

/** Text that stands for an element that has none of its own. */
function textAlternative(element: Element): string | undefined {
  return element.name === 'img'
    ? element.attribs.alt
    : element.attribs.role === 'img'
      ? element.attribs['aria-label']
      : undefined;
}

function collapse(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

/**
 * Splits a page's content into sections at its headings, in reading order. Text of tables, tabs,
 * closed details and form labels counts; buttons, hidden parts and formula duplicates do not.
 *
 * @param content the element that holds the page's title and text; it is changed.
 */
export function pageSections($: CheerioAPI, content: Cheerio<Element>): PageSection[] {
  content.find(CHROME).remove();
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
    current().content += gap + (textAlternative(node) ?? '');
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
