import {createSlugger} from '@docusaurus/utils';
import type {Root, Nodes, Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {MarkdownHooks} from '@docusaurus/types';
import {
  findAmountsAsFormula,
  findEmpty,
  findForeignImage,
  findLostCells,
  findLostNote,
  findMuteImage,
  findOtherNumber,
  findRepeatedNote,
  findStruck,
  findTextAsCode,
} from './lostText.ts';
import {type IdentifiedHeading, type Page, at, type Rule, typed} from './mistake.ts';
import {findRawMarkdown} from './rawMarkdown.ts';
import {closest} from '../../../shared/closest.ts';
import {readHeading} from '../../../shared/mdx/readHeading.ts';

/** Kinds of admonitions that the theme knows. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important'];

/** Whether the last line of a block closes it, after the marks of lists and quotes around it. */
function isClosed(node: Nodes, lines: readonly string[], end: RegExp): boolean {
  const {start, end: last} = node.position ?? {};
  const isOneLine = start?.line === last?.line;
  return !isOneLine && end.test(lines[(last?.line ?? 0) - 1] ?? '');
}

/** Finds formulas that are never closed, which would swallow the rest of the page. */
const findOpenFormula: Rule = (node, {lines}) =>
  node.type === 'math' && !isClosed(node, lines, /\${2,}\s*$/)
    ? at(node, 'This formula is never closed. End it with a line of $$.')
    : undefined;

/** Finds admonitions that are never closed, or whose kind does not exist. */
const findBadAdmonition: Rule = (node, {lines}) => {
  if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return undefined;
  const {type, name} = node;
  if (!ADMONITIONS.includes(name) || type === 'leafDirective') {
    const colons = type === 'leafDirective' ? '::' : ':::';
    const suggestion = closest(name, ADMONITIONS) ?? ADMONITIONS.join(', :::');
    return at(node, `There is no admonition ${colons}${name}. Write :::${suggestion}.`);
  }
  return isClosed(node, lines, /:{3,}\s*$/)
    ? undefined
    : at(node, `This :::${name} is never closed. End it with a line of :::.`);
};

/** Finds blocks below a list that are indented, but not as far as the text of its items. */
const findLooseItem: Rule = (node, _, parent) => {
  const siblings: readonly Nodes[] = parent?.children ?? [];
  const list = siblings[siblings.indexOf(node) - 1];
  const column = node.position?.start.column ?? 1;
  const [start = 1, text = 1] =
    list?.type === 'list'
      ? [list.position?.start.column, list.children.at(-1)?.children[0]?.position?.start.column]
      : [];
  return list?.type === 'list' && column > start
    ? at(
        node,
        `This does not belong to the item above: indent it by ${text - 1} spaces, or not at all.`,
      )
    : undefined;
};

/** Spaces that a shell or a compiler takes for letters, in code; and what has no width, in any text. */
const SPACES = /[\u00a0\u2007\u202f]/;
const NOTHING = /[\u200b\u2060\ufeff]/;

/** Finds characters that nobody sees and that change what is copied, linked to or searched for. */
const findInvisible: Rule = (node, page) => {
  const isCode = node.type === 'code' || node.type === 'inlineCode';
  if (!isCode && node.type !== 'text') return undefined;
  const lines = typed(node, page).split('\n');
  const isWrong = (line: string) => NOTHING.test(line) || (isCode && SPACES.test(line));
  const index = lines.findIndex(isWrong);
  const [character = ''] = /[\u00a0\u2007\u202f\u200b\u2060\ufeff]/.exec(lines[index] ?? '') ?? [];
  if (character === '') return undefined;
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const reason = `An invisible character stands in this line, U+${code}. Type it anew with plain spaces.`;
  return {line: (node.position?.start.line ?? 1) + index, reason};
};

/** Commands of which tabs for other package managers can be made, one on each line. */
const RE_CONVERTED =
  /^(?:\w+=\S+ )*(?:npx|npm (?:create|exec|i|init|install|link|run|start|test|uninstall|update))\b[^;&|]*$/;

/** Finds commands for npm that would stand in the tabs of other package managers as they are. */
const findOneManager: Rule = (node) => {
  if (node.type !== 'code' || !/\bnpm2yarn\b/.test(node.meta ?? '')) return undefined;
  const lines = node.value.split('\n');
  const index = lines.findIndex(
    (line) => !/^\s*(?:#|$)/.test(line) && !RE_CONVERTED.test(line.trim()),
  );
  const reason = `Other package managers have no "${lines[index]?.trim()}": write one command in each line, such as npm install, or leave npm2yarn out.`;
  return index < 0
    ? undefined
    : {...at(node, reason), line: (node.position?.start.line ?? 1) + 1 + index};
};

/** Returns a heading with the id that its writer chose, or else that of its text. */
function identify(heading: Heading, slugger: ReturnType<typeof createSlugger>): IdentifiedHeading {
  const {id, text} = readHeading(heading);
  return {heading, id: id ?? slugger.slug(text)};
}

/** Finds headings whose chosen id another heading has: a link opens the first of them. */
const findRepeatedId: Rule = (node, {headings}) => {
  const chosen = node.type === 'heading' ? readHeading(node).id : undefined;
  if (chosen === undefined) return undefined;
  const other = headings.find(({heading, id}) => heading !== node && id === chosen)?.heading;
  return other
    ? at(
        node,
        `The heading at line ${other.position?.start.line} has the id "${chosen}", too. Choose another.`,
      )
    : undefined;
};

type Refuse = Extract<MarkdownHooks['onBrokenMarkdownImages'], (...args: never) => unknown>;

/** Refuses an image whose file is not there. Docusaurus would advise to leave out its check. */
export const refuseMissingImage: Refuse = ({sourceFilePath, url, node}) => {
  const place = [sourceFilePath, node.position?.start.line].filter(Boolean).join(':');
  throw new Error(
    `${place}: There is no image ${url}. Pages draw what they show: a diagram, a chart or a screen of the product (CONTRIBUTING.md). A file belongs beside the page.`,
  );
};

const RULES = [
  findOpenFormula,
  findBadAdmonition,
  findTextAsCode,
  findAmountsAsFormula,
  findLostCells,
  findLostNote,
  findRepeatedNote,
  findEmpty,
  findStruck,
  findOtherNumber,
  findMuteImage,
  findForeignImage,
  findLooseItem,
  findInvisible,
  findOneManager,
  findRawMarkdown,
  findRepeatedId,
];

/**
 * Remark plugin: fails the build at the line of Markdown that means something else than its writer
 * wanted, and that would show as typed, swallow what follows, or vanish.
 */
export default function remarkSourceMistakes() {
  return (tree: Root, file: VFile) => {
    const source = String(file);
    const notes = new Set<string>();
    const headings: IdentifiedHeading[] = [];
    const definitions: Page['definitions'][number][] = [];
    const slugger = createSlugger();
    visit(tree, ['footnoteReference', 'heading', 'definition', 'footnoteDefinition'], (node) => {
      if (node.type === 'footnoteReference') notes.add(node.identifier);
      if (node.type === 'definition' || node.type === 'footnoteDefinition') definitions.push(node);
      if (node.type === 'heading') headings.push(identify(node, slugger));
    });
    const page = {source, lines: source.split('\n'), notes, headings, definitions};
    visit(tree, (node, _, parent) => {
      for (const find of RULES) {
        const mistake = find(node, page, parent);
        if (mistake) file.fail(mistake.reason, {line: mistake.line, column: 1});
      }
    });
  };
}
