import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import rehypeKatex from 'rehype-katex';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Stylesheet} from './stylesheet.ts';
import {findElements, hasClass} from '../../shared/mdx/hast.ts';
import {jsxElement} from '../../shared/mdx/jsxElement.ts';

function texOf(element: Element): string {
  const [tex] = findElements(element, ({tagName}) => tagName === 'annotation').map(toString);
  return (tex ?? '').replace(/\\(?:text|mathrm)|[\\{}]/g, '').trim();
}

/** Names a column or link that is only a formula: assistive tools do not read one from MathML. */
function nameByFormula(element: Element): void {
  const content = element.children.filter((child) => child.type !== 'text' || child.value.trim());
  const [formula] = content;
  if (content.length === 1 && formula?.type === 'element' && hasClass(formula, 'katex')) {
    Object.assign(formula.properties, {role: 'math', ariaLabel: texOf(formula)});
  }
}

/** Lets the keyboard scroll a wide formula. Returns whether the page has any formula. */
function prepareFormulas(tree: Root): boolean {
  let found = false;
  visit(tree, 'element', (element) => {
    found ||= hasClass(element, 'katex');
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
 * not accept, and asks for the KaTeX stylesheet on pages that have formulas only.
 */
export default function rehypeMath({stylesheet}: {stylesheet: Stylesheet}) {
  const render = rehypeKatex({strict: 'error', trust: false});
  return (tree: Root, file: VFile) => {
    const before = file.messages.length;
    render(tree, file);
    const failure = file.messages.slice(before).find(({source}) => source === 'rehype-katex');
    if (failure) {
      const reason = failure.cause instanceof Error ? failure.cause.message : failure.reason;
      file.fail(`KaTeX cannot render this formula: ${reason}`, failure.place);
    }
    if (prepareFormulas(tree)) {
      tree.children.push(
        jsxElement('MathStylesheet', {...stylesheet}) as unknown as ElementContent,
      );
    }
  };
}
