import type {Nodes} from 'mdast';
import {at, typed, type Rule} from './mistake.ts';

/** Finds rows with other cells than their table: those beyond its columns are not shown. */
export const findLostCells: Rule = (node) => {
  if (node.type !== 'table') return undefined;
  const [columns, ...counts] = node.children.map(({children}) => children.length);
  const index = counts.findIndex((count) => count !== columns);
  const row = node.children[index + 1];
  return index < 0 || !row
    ? undefined
    : at(
        row,
        `This row has ${counts[index]} cells, its table ${columns}. Write | inside a cell as \\|.`,
      );
};

/** Finds footnotes that are not shown, because nothing refers to them. */
export const findLostNote: Rule = (node, {notes}) =>
  node.type === 'footnoteDefinition' && !notes.has(node.identifier)
    ? at(node, `Nothing refers to this footnote. Write [^${node.label}] in the text, or remove it.`)
    : undefined;

/** Finds texts of footnotes and addresses of links that another one of the same name takes the place of. */
export const findRepeatedNote: Rule = (node, {definitions}) => {
  if (node.type !== 'footnoteDefinition' && node.type !== 'definition') return undefined;
  const {type, identifier} = node;
  const first = definitions.find((each) => each.type === type && each.identifier === identifier);
  const name = type === 'definition' ? `[${node.label}]` : `[^${node.label}]`;
  return first === node
    ? undefined
    : at(
        node,
        `${name} is defined in line ${first?.position?.start.line} already, and this one is lost.`,
      );
};

/** Finds braces in the text that MDX runs as code: the build knows no names in them. */
export const findTextAsCode: Rule = (node) => {
  if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined;
  const isComment = node.data?.estree?.body.length === 0;
  return isComment
    ? undefined
    : at(
        node,
        `{${node.value}} is run as code. Write \\{${node.value}\\}, or put it between back quotes.`,
      );
};

/** Finds formulas between the dollar signs of two amounts or names. */
export const findAmountsAsFormula: Rule = (node, page) =>
  node.type === 'inlineMath' && /^\$+\s|\s\$+$/.test(typed(node, page))
    ? at(node, `Two $ make a formula of "${node.value.trim()}". Write \\$ for the sign itself.`)
    : undefined;

/** Finds pictures whose text is missing, or still the name of the file. */
export const findMuteImage: Rule = (node) =>
  node.type === 'image' && /^$|\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(node.alt ?? '')
    ? at(node, 'This image has no text. Write what it shows: ![The list of keys](…).')
    : undefined;

/** Finds pictures of other sites, which the policy of this one blocks. */
export const findForeignImage: Rule = (node) =>
  node.type === 'image' && /^(?:https?:)?\/\//i.test(node.url)
    ? at(
        node,
        'No reader sees an image of another site: the policy of this one blocks it. Link to it, or draw a diagram.',
      )
    : undefined;

const EMPTY = new Map(
  Object.entries({
    code: 'code',
    footnoteDefinition: 'footnote',
    heading: 'heading',
    link: 'link',
    listItem: 'item of a list',
    strong: 'bold text',
  }),
);

const isBlank = (nodes: readonly Nodes[]): boolean =>
  nodes.every((each) => each.type === 'text' && each.value.trim() === '');

/** Finds what has nothing in it that a reader could see. */
export const findEmpty: Rule = (node) => {
  const what = EMPTY.get(node.type);
  const isEmpty =
    node.type === 'code' ? node.value.trim() === '' : 'children' in node && isBlank(node.children);
  return what && isEmpty ? at(node, `This ${what} is empty. Write it, or remove it.`) : undefined;
};

/** Finds words that a single ~ strikes out: they were to be lower, or an approximation. */
export const findStruck: Rule = (node, page) =>
  node.type === 'delete' && !typed(node, page).startsWith('~~')
    ? at(
        node,
        `Readers see "${typed(node, page).slice(1, -1)}" struck out. Write \\~ for the sign itself.`,
      )
    : undefined;

/** Finds lists whose numbers are not those that readers see. */
export const findOtherNumber: Rule = (node, page) => {
  if (node.type !== 'list' || !node.ordered) return undefined;
  const numbers = node.children.map((item) => parseInt(typed(item, page), 10));
  const [first = 1] = numbers;
  const index = numbers.findIndex((number, place) => number !== first + place);
  const item = node.children[index];
  return item && numbers.some((number) => number !== first)
    ? at(item, `Readers see ${first + index}. in place of ${numbers[index]}. Correct the number.`)
    : undefined;
};
