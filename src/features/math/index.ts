import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import rehypeKatex from 'rehype-katex';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {findElements, hasClass} from '../../shared/mdx/hast.ts';
import {jsxElement} from '../../shared/mdx/jsxElement.ts';
import {plainFormula} from './plainFormula.ts';

function texOf(element: Element): string {
  const [tex] = findElements(element, ({tagName}) => tagName === 'annotation').map(toString);
  return (tex ?? '').trim();
}

function labelOf(element: Element): string {
  return texOf(element)
    .replace(/\\(?:text|mathrm)|[\\{}]/g, '')
    .trim();
}

/**
 * Puts the formula's TeX beside what KaTeX draws, as the page's Markdown has it: programs that read
 * the text of a page meet it once, not as MathML, as the TeX of the MathML and as the drawing.
 */
function addSource(formula: Element, isDisplay: boolean): void {
  for (const drawn of formula.children) {
    if (drawn.type === 'element') drawn.properties.dataMarkdownIgnore = '';
  }
  const tex = texOf(formula);
  formula.children.push({
    type: 'element',
    tagName: 'span',
    properties: {hidden: true},
    children: [{type: 'text', value: isDisplay ? tex : `$${tex}$`}],
  });
}

/** Names a column or link that is only a formula: assistive tools do not read one from MathML. */
function nameByFormula(element: Element): void {
  const content = element.children.filter((child) => child.type !== 'text' || child.value.trim());
  const [formula] = content;
  if (content.length === 1 && formula?.type === 'element' && hasClass(formula, 'katex')) {
    Object.assign(formula.properties, {role: 'math', ariaLabel: labelOf(formula)});
  }
}

const isFormula = (element: Element): boolean => hasClass(element, 'katex');

/**
 * Writes all formulas of a page as text if each of them stands in one line and in a sentence or cell: a page with a
 * few letters would load 24 KB of fonts and styles for them. Returns whether it did.
 */
function writePlain(tree: Root): boolean {
  const formulas = findElements(tree, isFormula);
  const isDrawn = findElements(tree, (element) => hasClass(element, 'katex-display')).length > 0;
  const plain = formulas.map((formula) => {
    const [math] = findElements(formula, ({tagName}) => tagName === 'math');
    return math && plainFormula(math);
  });
  if (isDrawn || plain.some((parts) => parts === undefined)) return false;
  formulas.forEach((formula, index) => {
    const properties = {className: ['formula'], dataTex: texOf(formula)};
    Object.assign(formula, {properties, children: plain[index]});
  });
  return true;
}

/** Lets the keyboard scroll a wide formula. Returns whether the page has any formula. */
function prepareFormulas(tree: Root): boolean {
  let found = false;
  visit(tree, 'element', (element, _index, parent) => {
    if (isFormula(element)) {
      found = true;
      addSource(element, parent?.type === 'element' && hasClass(parent, 'katex-display'));
    }
    if (['th', 'a'].includes(element.tagName)) {
      nameByFormula(element);
    }
    if (hasClass(element, 'katex-display')) {
      Object.assign(element.properties, {tabIndex: 0, role: 'group', ariaLabel: 'Formula'});
    }
  });
  return found;
}

/**
 * Rehype plugin: renders formulas with KaTeX, fails the build at the line of one that KaTeX does
 * not accept, and asks for the KaTeX stylesheet on pages whose formulas need it.
 */
export default function rehypeMath() {
  const render = rehypeKatex({strict: 'error', trust: false});
  return (tree: Root, file: VFile) => {
    const before = file.messages.length;
    render(tree, file);
    const failure = file.messages.slice(before).find(({source}) => source === 'rehype-katex');
    if (failure) {
      const reason = failure.cause instanceof Error ? failure.cause.message : failure.reason;
      file.fail(`KaTeX cannot render this formula: ${reason}`, failure.place);
    }
    if (!writePlain(tree) && prepareFormulas(tree)) {
      tree.children.push(jsxElement('MathStylesheet', {}) as unknown as ElementContent);
    }
  };
}
