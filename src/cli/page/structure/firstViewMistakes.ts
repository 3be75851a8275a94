import type {Code, Root, RootContent} from 'mdast';
import {CONTINUE, EXIT, SKIP, visit} from 'unist-util-visit';
import {importsOf} from '../../../shared/mdx/importsOf.ts';
import type {Diagnostic} from '../../../shared/diagnostic.ts';
import {FOLLOWED} from './boxProblem.ts';

/** Characters of text on two screens of 1280 by 800 pixels, measured on pages with steps and tables. */
const TWO_SCREENS = 1200;

const DRAWINGS = ['screen', 'mermaid', 'chart'];

/** A value behind an expression, as the check of samples compares it. */
const VALUE = /(?:\/\/|#) => /;

/** Whether a fence is drawn, or stands with what it gives. */
function isSeen({lang, meta, value}: Code, after: RootContent | undefined): boolean {
  if (DRAWINGS.includes(lang ?? '')) return true;
  const hasRows = lang === 'sql' && after?.type === 'table';
  return hasRows || VALUE.test(value) || /\boutput\b/.test(meta ?? '');
}

/** Names of what a page imports to try something or to see it computed. */
function toTry(tree: Root): string[] {
  const imports = importsOf(tree).filter(({source}) => source.startsWith('@site/src/features/'));
  return [...imports.flatMap(({names}) => names), 'Figure'];
}

/** Counts the characters in front of the first thing to see on a page; of all when there is none. */
function textBefore(tree: Root): number {
  const seen = toTry(tree);
  let characters = 0;
  visit(tree, (node, index, parent) => {
    if (node.type === 'yaml' || node.type === 'mdxjsEsm') return SKIP;
    if (node.type === 'mdxJsxFlowElement') return seen.includes(node.name ?? '') ? EXIT : CONTINUE;
    if (node.type === 'code' && isSeen(node, parent?.children[(index ?? 0) + 1])) return EXIT;
    if ('value' in node) characters += node.value.length;
    return CONTINUE;
  });
  return characters;
}

/** Says that a page which a reader follows shows nothing on its first two screens. */
export function firstViewMistakes(
  {file, tree}: {file: string; tree: Root},
  kind: string | undefined,
): Diagnostic[] {
  const characters = FOLLOWED.includes(kind ?? '') ? textBefore(tree) : 0;
  const message = `${characters} characters come before the first picture; draw the screen or a chart, or show code with its result, within ${TWO_SCREENS}`;
  return characters > TWO_SCREENS ? [{file, message}] : [];
}
