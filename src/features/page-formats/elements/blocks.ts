import {defaultHandlers, type State} from 'hast-util-to-mdast';
import type {Element, Parents} from 'hast';
import type {Nodes, Code, PhrasingContent} from 'mdast';
import {toString} from 'hast-util-to-string';
import {capitalize} from '../../../shared/capitalize.ts';
import {hasClass, childElements, classesOf, findElements} from '../../../shared/mdx/hast.ts';
import {paragraph, strong, text, type Flow, link} from '../../../shared/mdx/nodes.ts';

/** What an element becomes; undefined hands it on to the next handler. */
type Conversion = Nodes | Nodes[] | undefined;

/**
 * Turns an element it knows into Markdown nodes. The first handler with an answer wins; an element
 * that none knows keeps its children.
 */
export type ElementHandler = (
  state: State,
  element: Element,
  parent: Parents | undefined,
) => Conversion;

const TYPE = /^theme-admonition-(\w+)$/;

/** A note or a warning, as a quotation that starts with its kind and title. */
export const admonition: ElementHandler = (state, element) => {
  const type = classesOf(element)
    .map((name) => TYPE.exec(name)?.[1])
    .find(Boolean);
  const [heading, ...contents] = childElements(element);
  if (!type || !heading) {
    return undefined;
  }
  const kind = capitalize(type);
  const title = toString(heading).trim();
  const label = title.toLowerCase() === type ? kind : `${kind}: ${title}`;
  const children = contents.flatMap((content) => state.toFlow(state.all(content))) as Flow[];
  return {type: 'blockquote', children: [paragraph(strong(text(label))), ...children]};
};

/** A code block with its language and its title. */
export const codeBlock: ElementHandler = (_, element) => {
  const language = element.properties.dataLanguage;
  const parts = childElements(element);
  const at = parts.findIndex(({tagName}) => tagName === 'pre');
  const pre = parts[at];
  if (typeof language !== 'string' || !pre) {
    return undefined;
  }
  const [code = pre] = childElements(pre);
  const title = parts.slice(0, at).map(toString).join(' ');
  return {
    type: 'code',
    lang: language,
    meta: title ? `title="${title}"` : null,
    value: toString(code).replace(/\n$/, ''),
  } satisfies Code;
};

/** Code that is only for tools: readers see it in an editor, which is no text of the page. */
export const unseenCode: ElementHandler = (_, {properties}) => {
  const {dataMarkdownCode, dataLanguage, dataTitle} = properties;
  return typeof dataMarkdownCode === 'string'
    ? {
        type: 'code',
        lang: String(dataLanguage),
        meta: `title="${String(dataTitle)}"`,
        value: dataMarkdownCode,
      }
    : undefined;
};

/** A tab's content below the tab's label. */
export const tabPanel: ElementHandler = (state, element) => {
  const {role, dataLabel} = element.properties;
  return role === 'tabpanel' && typeof dataLabel === 'string'
    ? [paragraph(strong(text(dataLabel))), ...state.toFlow(state.all(element))]
    : undefined;
};

/** What opens a closed part; the part itself follows, open. */
export const summary: ElementHandler = (state, element) =>
  paragraph(strong(...(state.all(element) as PhrasingContent[])));

/** A table below its caption. */
export const table: ElementHandler = (state, element) => [
  ...childElements(element)
    .filter(({tagName}) => tagName === 'caption')
    .map((caption) => paragraph(strong(...(state.all(caption) as PhrasingContent[])))),
  defaultHandlers.table(state, element),
];

/** A drawing or chart: the sentences that stand for it. */
export const picture: ElementHandler = (_, {properties}) =>
  properties.role === 'img' && typeof properties.ariaLabel === 'string'
    ? paragraph(strong(text('Figure:')), text(` ${properties.ariaLabel}`))
    : undefined;

/** The conclusion below a figure. */
export const caption: ElementHandler = (state, element) =>
  paragraph({type: 'emphasis', children: state.all(element) as PhrasingContent[]});

function isInText(parent: Parents | undefined): boolean {
  return parent?.type === 'element' && parent.tagName === 'p';
}

/**
 * A formula, as TeX between dollar signs, or in a block of its own, where Markdown leaves each
 * backslash in place.
 */
export const math: ElementHandler = (state, element, parent) => {
  const isDisplay = hasClass(element, 'katex-display');
  const {dataTex} = element.properties;
  if (!isDisplay && !hasClass(element, 'katex') && dataTex === undefined) {
    return undefined;
  }
  // KaTeX leaves the TeX beside what it draws.
  const [annotation] = findElements(element, ({tagName}) => tagName === 'annotation');
  const source = annotation ? toString(annotation).trim() : String(dataTex ?? '');
  if (isDisplay && !isInText(parent)) {
    return {type: 'code', lang: 'math', value: source};
  }
  // A bar would end the cell.
  return {
    type: 'inlineMath',
    value: state.inTable ? source.replaceAll('|', String.raw`\vert `) : source,
  };
};

/** The steps of a procedure; the numbers that a style sheet draws are written out. */
export const steps: ElementHandler = (state, element) => {
  if (element.properties.dataSteps === undefined) {
    return undefined;
  }
  const numbered = structuredClone(element);
  const headings = findElements(numbered, ({tagName}) => tagName === 'h3');
  headings.forEach(({children}, place) => {
    children.unshift({type: 'text', value: `${place + 1}. `});
  });
  return state.toFlow(state.all(numbered));
};

const HEADING = /^h[2-6]$/;

/** The id of the heading above a child of the page. */
function idAbove(parent: Parents | undefined, child: Parents['children'][number]): unknown {
  const before = parent?.children.slice(0, parent.children.indexOf(child as never)) ?? [];
  const heading = before.findLast((node) => node.type === 'element' && HEADING.test(node.tagName));
  return heading?.type === 'element' ? heading.properties.id : undefined;
}

/**
 * A form that can only be used on the page: a link to it. Without one, whoever is told to paste
 * something there would paste it into a chat.
 */
export const tool: ElementHandler = (_, element, parent) => {
  const {dataTool, dataForSecrets} = element.properties;
  if (typeof dataTool !== 'string') return undefined;
  const id = idAbove(parent, element);
  const warning = ' Do not paste a secret or a key anywhere else.';
  return paragraph(
    strong(text('Tool on the page:')),
    text(' '),
    link(typeof id === 'string' ? `#${id}` : '', dataTool),
    text(`. It runs in the browser.${dataForSecrets === undefined ? '' : warning}`),
  );
};

/** A word whose definition is at hand on the page: the word. */
export const term: ElementHandler = (state, element) =>
  hasClass(element, 'term') ? state.all(element) : undefined;
