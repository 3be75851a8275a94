import type {ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {estimateLines, NARROW, WIDE} from './estimate.ts';
import {dataAttribute} from '../../shared/mdx/dataAttribute.ts';

/** From so many elements on, a part is worth being left out of the first layout. */
const HEAVY = 30;

/** What holds text, and nothing that sticks out of it. */
const HOLDERS = new Set(['p', 'ul', 'ol', 'table', 'span']);

type Part = RootContent | ElementContent;

function nameOf(part: Part): string {
  if (part.type === 'element') {
    return part.tagName;
  }
  return 'name' in part ? (part.name ?? '') : '';
}

/** The HTML that `static-html` has made of an element; undefined for a component. */
function frozenHtml({attributes}: Pick<MdxJsxFlowElement, 'attributes'>): string | undefined {
  const [html] = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    attribute.name === 'dangerouslySetInnerHTML' &&
    typeof attribute.value === 'object'
      ? [(JSON.parse(attribute.value?.value ?? '{}') as {__html?: string}).__html]
      : [],
  );
  return html;
}

/** Returns a part as HTML without attributes of its own; undefined when components are in it. */
function htmlOf(part: Part): string | undefined {
  if (part.type === 'text') {
    return part.value;
  }
  if (part.type === 'element') {
    if (part.properties.hidden) return '';
    const children = part.children.map(htmlOf);
    return children.includes(undefined) ? undefined : `<${part.tagName}>${children.join('')}`;
  }
  const html = 'attributes' in part ? frozenHtml(part) : undefined;
  return html === undefined ? undefined : `<${nameOf(part)}>${html}`;
}

function setSize(part: Part, html: string): void {
  const [wide, narrow] = [WIDE, NARROW].map((column) => estimateLines(html, column).toFixed(1));
  const style = {'--lines': wide, '--lines-narrow': narrow};
  if (part.type === 'element') {
    part.properties.style = `--lines:${wide};--lines-narrow:${narrow}`;
  } else if ('attributes' in part) {
    part.attributes.push(dataAttribute('style', style));
  }
}

/**
 * Rehype plugin: says how high the parts of a page with the most elements will be, in lines, so
 * that the browser can leave them out of its first layout (`lateLayout.css`). Runs after
 * `static-html`.
 */
export default function rehypeLateLayout() {
  return ({children}: Root) => {
    for (const part of children) {
      const html = HOLDERS.has(nameOf(part)) ? htmlOf(part) : undefined;
      if (html && html.split(/<\w/).length > HEAVY) {
        setSize(part, html);
      }
    }
  };
}
