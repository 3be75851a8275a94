import type {Element, Nodes, Root} from 'hast';
import {toString} from 'hast-util-to-string';

/** A heading and the text below it, up to the next heading of any level. */
export interface PageSection {
  /** 1 for the page's title, 2–6 for the headings below. */
  level: number;
  anchor: string | null;
  heading: string;
  content: string;
  /** Its blocks of code. */
  samples: string;
}

const HEADING = /^h([1-6])$/;

const INLINE = new Set(
  (
    'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time ' +
    'u var'
  ).split(' '),
);

/** Drawings, and the TeX that repeats a formula. */
const NOT_TEXT = ['svg', 'annotation'];

/** Returns the text of a node and what is in it, without the elements of some names. */
function textOf(node: Nodes, leftOut: readonly string[] = NOT_TEXT): string {
  if (node.type === 'text') {
    return node.value;
  }
  const isLeftOut = node.type === 'element' && leftOut.includes(node.tagName);
  return 'children' in node && !isLeftOut
    ? node.children.map((child) => textOf(child, leftOut)).join('')
    : '';
}

/** Text that an element shows without having it as its own: an alternative, the label of a tab. */
function textOfAttributes(element: Element): string {
  const {role, alt, dataLabel, ariaLabel} = element.properties;
  if (element.tagName === 'img') {
    return String(alt ?? '');
  }
  if (role === 'tabpanel') {
    // Labels of panels with nothing but code would follow each other as in the row of tabs.
    const hasText = textOf(element, [...NOT_TEXT, 'pre']).trim() !== '';
    return hasText ? `${String(dataLabel ?? '')} ` : '';
  }
  return role === 'img' ? String(ariaLabel ?? '') : '';
}

function collapse(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

/**
 * Splits a page's content into sections at its headings, in reading order. Text of tables, tabs
 * with their labels, closed details and form labels counts; formula duplicates do not.
 *
 * @param content the element that holds the page's title and text, without the interface.
 */
export function pageSections(content: Root): PageSection[] {
  const sections: PageSection[] = [];
  const begin = (level: number, anchor: string | null, heading: string): PageSection => {
    return {level, anchor, heading, content: '', samples: ''};
  };
  const introduction = begin(1, null, '');
  const current = (): PageSection => sections.at(-1) ?? introduction;

  const visit = (node: Nodes): void => {
    if (node.type === 'text') {
      current().content += node.value;
    }
    if (node.type !== 'element' || NOT_TEXT.includes(node.tagName)) {
      return;
    }
    const {tagName, properties} = node;
    const heading = HEADING.exec(tagName);
    if (heading) {
      const level = Number(heading[1]);
      const anchor = level === 1 || properties.id === undefined ? null : String(properties.id);
      sections.push(begin(level, anchor, collapse(textOf(node))));
      return;
    }
    if (tagName === 'pre') {
      current().samples += `${toString(node)}\n`;
      return;
    }
    const gap = INLINE.has(tagName) ? '' : ' ';
    current().content += gap + textOfAttributes(node);
    node.children.forEach(visit);
    current().content += gap;
  };

  content.children.forEach(visit);
  return sections.map((section) => ({...section, content: collapse(section.content)}));
}
