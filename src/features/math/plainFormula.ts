import type {Element, ElementContent, Text} from 'hast';
import {toString} from 'hast-util-to-string';
import {findElements} from '../../shared/mdx/hast.ts';

/** Stand between two terms, with room on both sides. */
const BETWEEN = new Set('=<>≤≥≈≠≡∼∝→⇒∈∣+−±×⋅·÷'.split(''));

/** Have no width: what a function is applied to follows. */
const INVISIBLE = new Set(['\u2061', '\u2062', '\u2063']);

/** Large operators, from which the term after them keeps away. */
const LARGE = new Set('∑∏∫'.split(''));

/** What groups elements of MathML and draws nothing. */
const GROUPS = new Set(['math', 'semantics', 'mrow', 'mstyle']);

/** A space before which a line does not end: it ends behind an operator, as in TeX. */
const NO_BREAK = '\u00a0';
const THIN = '\u2009';

/** Small letters at the foot and the head of a base. */
const SCRIPTS = new Map([
  ['msub', ['sub']],
  ['msup', ['sup']],
  ['msubsup', ['sub', 'sup']],
]);

const hasScripts = ({tagName}: Element): boolean => SCRIPTS.has(tagName);

const text = (value: string): Text => ({type: 'text', value});

function element(tagName: string, children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children};
}

function partsOf({children}: Element): Element[] {
  return children.filter(
    (child): child is Element => child.type === 'element' && child.tagName !== 'annotation',
  );
}

function operator(sign: string, isPrefix: boolean): string {
  if (INVISIBLE.has(sign)) return '';
  if (sign === ',') return ', ';
  if (LARGE.has(sign)) return sign + THIN;
  return BETWEEN.has(sign) && !isPrefix ? `${NO_BREAK}${sign} ` : sign;
}

/** A sign in front of a term, not between two: `−1`, `(−1)`. */
function isPrefix(before: Element | undefined): boolean {
  return !before || (before.tagName === 'mo' && !/[)\]!]/.test(toString(before)));
}

function letters(node: Element): ElementContent[] {
  const name = toString(node);
  const isUpright = name.length > 1 || node.properties.mathvariant === 'normal';
  return [isUpright ? text(name) : element('i', [text(name)])];
}

function row(parts: readonly Element[]): ElementContent[] | undefined {
  const shown = parts.map((part, index) =>
    part.tagName === 'mo'
      ? [text(operator(toString(part), isPrefix(parts[index - 1])))]
      : draw(part),
  );
  return shown.every((part) => part !== undefined) ? shown.flat() : undefined;
}

/** Hidden with an attribute of its own: a rule for the few formulas with a power would be on all pages. */
const UNSEEN = 'position:absolute;inline-size:1px;overflow:hidden;clip-path:inset(50%)';

/** Words before a raised letter, without which screen readers read 2<sup>n</sup> as “2n”. */
function power(): Element {
  return {
    ...element('span', [text(' to the power of ')]),
    properties: {style: UNSEEN, dataMarkdownIgnore: ''},
  };
}

/** A base with what stands at its foot, at its head, or both. */
function withScripts(node: Element): ElementContent[] | undefined {
  const [base, ...scripts] = partsOf(node).map((part) => row([part]));
  const isFlat = findElements(node, hasScripts).length === 1;
  if (!isFlat || !base || !scripts.every((script) => script !== undefined)) return undefined;
  const tags = SCRIPTS.get(node.tagName) ?? [];
  const small = scripts.map((script, index) => element(tags[index]!, script));
  return [...base, ...small.flatMap((part) => (part.tagName === 'sup' ? [power(), part] : part))];
}

function draw(node: Element): ElementContent[] | undefined {
  if (GROUPS.has(node.tagName)) return row(partsOf(node));
  if (hasScripts(node)) return withScripts(node);
  switch (node.tagName) {
    case 'mi':
      return letters(node);
    case 'mn':
    case 'mtext':
      return [text(toString(node))];
    case 'mspace':
      return [text(THIN)];
    default:
      return undefined;
  }
}

/** Joins letters that follow each other: a name of several letters is one word. */
function joinLetters(parts: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const areLetters = [last, part].every((one) => one?.type === 'element' && one.tagName === 'i');
    if (areLetters) {
      (last as Element).children = [text(toString(last!) + toString(part))];
    } else {
      joined.push(part.type === 'element' ? {...part, children: joinLetters(part.children)} : part);
    }
  }
  return joined;
}

/**
 * Writes a formula that stands in one line, such as `p(1 − p)/n_v`, as text with italics and small
 * letters at its head and foot, for which a page needs neither the fonts nor the styles of KaTeX.
 *
 * @returns undefined when it has a fraction, a root, an accent or anything else that is drawn.
 */
export function plainFormula(formula: Element): ElementContent[] | undefined {
  const parts = draw(formula);
  return parts && joinLetters(parts);
}
