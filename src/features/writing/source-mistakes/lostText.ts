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
