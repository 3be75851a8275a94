import type {Nodes} from 'mdast';
import type {Page, Rule} from './mistake.ts';

/** What a line of the text looks like when its Markdown was not understood, and what to write. */
const RAW: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [
    /^\|.*\|$/,
    'a table needs | --- | for each column in its second line, and no empty line between its rows',
  ],
  [/^:{3,}/, 'start a callout with :::note or :::note[Title], and end it with :::'],
  [/\[!(?:NOTE|TIP|WARNING|IMPORTANT|CAUTION)\]/i, 'write :::note, :::tip or :::warning'],
  [/^#{2,6}[^\s#]/, 'put a space behind the # of a heading'],
  [/\[\^[^\]]*\]/, 'no footnote has this name; add one: [^1]: Text'],
  [
    /\]\s?\((?:[/#.]|https?:|[^)]*\.(?:avif|gif|jpe?g|mdx?|png|svg|webp)\))/,
    'write [text](/page/), without spaces behind ] and in the address',
  ],
  [/\*\*/, 'put no space between ** and the words in bold'],
  [/`/, 'close code with as many back quotes as it begins with'],
  [/==\S.*\S==|\^\S+\^/, 'there is no Markdown for this; write **bold** or a formula, $x^2$'],
  [/\[\[.*\]\]/, 'write [text](/page/)'],
  [/^: /, 'write terms and what they mean as a list or a table'],
  [/\]\[/, 'no line defines this link; write [text](/page/)'],
];

/** The parts of a node that a reader would not see as typed: code, formulas, addresses, escapes. */
function hidden(node: Nodes): readonly (readonly [start?: number, end?: number])[] {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (node.type === 'text') return [];
  const [first, last] = 'children' in node ? [node.children[0], node.children.at(-1)] : [];
  if (!('children' in node) || !first) return [[start, end]];
  const ends = /^(?:delete|emphasis|link|linkReference|strong)$/.test(node.type)
    ? [[start, first?.position?.start.offset] as const, [last?.position?.end.offset, end] as const]
    : [];
  return [...ends, ...node.children.flatMap(hidden)];
}

/** The lines of a node, with x for what a reader would not see as typed. */
function visibleLines(node: Nodes, {source}: Page): string[] {
  const start = node.position?.start.offset ?? 0;
  let text = source.slice(start, node.position?.end.offset);
  for (const [from = 0, to = 0] of hidden(node)) {
    const part = text.slice(from - start, to - start).replace(/[^\n]/g, 'x');
    text = text.slice(0, from - start) + part + text.slice(to - start);
  }
  return text.replace(/\\./g, 'xx').split('\n');
}

/** Finds Markdown that a reader would see as it was typed. */
export const findRawMarkdown: Rule = (node, page) => {
  if (!['paragraph', 'heading', 'tableCell'].includes(node.type)) return undefined;
  // A cell begins with the sign in front of it, and a paragraph in a quote with those of the quote.
  const patterns = node.type === 'paragraph' ? RAW : RAW.slice(1);
  const lines = visibleLines(node, page).map((line) => line.replace(/^[\s>]+/, '').trimEnd());
  for (const [index, line] of lines.entries()) {
    const raw = patterns.find(([pattern]) => pattern.test(line));
    if (raw) {
      const [pattern, advice] = raw;
      const shown = pattern.exec(line)?.[0] ?? '';
      const reason = `Readers see "${shown}" as typed: ${advice}.`;
      return {line: (node.position?.start.line ?? 1) + index, reason};
    }
  }
  return undefined;
};
