import {readFileSync} from 'node:fs';
import type {PhrasingContent, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {globSync} from 'tinyglobby';
import {visit} from 'unist-util-visit';
import {frontMatterOf} from '../../shared/mdx/frontMatter.ts';
import {text, link} from '../../shared/mdx/nodes.ts';
import {parseMdx} from '../../shared/mdx/parseMdx.ts';
import {routeOfDoc} from '../../shared/paths.ts';
import {sdkDefinition, sdkOfPage} from './definitions.ts';
import {table} from '../../shared/mdx/table.ts';

/** A page that tells what to do about a message. */
type MessagePage = {label: string; route: string};

/** A message of an SDK as its pages quote it, with links that work on any page. */
type SdkMessage = {
  message: PhrasingContent[];
  cause: PhrasingContent[];
  fix: PhrasingContent[];
  pages: MessagePage[];
};

type Part = 'message' | 'remark' | 'cause' | 'fix';

const PARTS: readonly (readonly [title: RegExp, part: Part])[] = [
  [
    /^(?:symptom|you see|message|error|exception|warning|text holds|the (?:log|cause) says)$/i,
    'message',
  ],
  [/^(?:status|level)$/i, 'remark'],
  [/^(?:cause|when|meaning|what happened|you passed)$/i, 'cause'],
  [/^(?:fix|do)$/i, 'fix'],
];

/** Columns that hold messages only, where "Symptom" also holds what a reader observes. */
const RE_ONLY_MESSAGES = /^(?:message|error|exception|warning|the (?:log|cause) says)$/i;

const RE_ERROR_NAME = /^(?:[\w.]*(?:Error|Exception)\b|Err[A-Z]|CS\d+$|notConfigured$)/;

const RE_EMPTY = /^[–-]?$/;

const RE_TABLE = /^\|.*\n(?:\|.*(?:\n|$))+/gm;

/** Whether a piece of code is what a log or a console shows: a name of an error, or several words. */
function isMessage(value: string): boolean {
  return RE_ERROR_NAME.test(value) || /^[^(<=]*\p{L}\S*\s+\S*\p{L}{2}/u.test(value);
}

function hasMessage(cell: TableRow['children'][number] | undefined): boolean {
  let found = false;
  visit(cell ?? text(''), 'inlineCode', ({value}) => {
    found ||= isMessage(value);
  });
  return found;
}

function partOf(title: string): Part | undefined {
  return PARTS.find(([known]) => known.test(title))?.[1];
}

function wordsOf(children: PhrasingContent[]): string {
  return toString({type: 'paragraph', children}).trim();
}

/** Joins what stands in cells that tell the same, without those that hold only a dash. */
function joinCells(cells: readonly PhrasingContent[][], separator: string): PhrasingContent[] {
  return cells
    .filter((cell) => !RE_EMPTY.test(wordsOf(cell)))
    .flatMap((cell, index) => (index > 0 ? [text(separator), ...cell] : cell));
}

/** Says what a number or a level is where its column no longer has a heading. */
function withTitle(title: string, cell: PhrasingContent[]): PhrasingContent[] {
  const words = wordsOf(cell);
  const isClear = RE_EMPTY.test(words) || words.toLowerCase().includes(title.toLowerCase());
  return isClear ? cell : [text(`${title.toLowerCase()} `), ...cell];
}

function readRow(row: TableRow, titles: readonly string[], page: MessagePage): SdkMessage {
  const cells = row.children.map(({children}, index) => {
    const title = titles[index] ?? '';
    const part = partOf(title);
    return {part, children: part === 'remark' ? withTitle(title, children) : children};
  });
  const joined = (parts: readonly (Part | undefined)[], separator: string) =>
    joinCells(
      cells.filter(({part}) => parts.includes(part)).map(({children}) => children),
      separator,
    );
  return {
    message: joined(['message'], ': '),
    cause: joined(['remark', 'cause'], '; '),
    fix: joined(['fix'], '; '),
    pages: [page],
  };
}

function readTable(table: Table, page: MessagePage): SdkMessage[] {
  const [head, ...rows] = table.children;
  const titles = (head?.children ?? []).map((cell) => toString(cell).replaceAll('`', '').trim());
  const at = titles.findIndex((title) => partOf(title) !== 'remark');
  const title = titles[at] ?? '';
  if (partOf(title) !== 'message' || titles.length < 2) return [];
  return rows
    .filter(({children}) => RE_ONLY_MESSAGES.test(title) || hasMessage(children[at]))
    .map((row) => readRow(row, titles, page));
}

/** Reads the messages that a page explains. */
export function readMessages(source: string, page: MessagePage): SdkMessage[] {
  // To parse the tables alone takes a tenth of the time of parsing pages.
  const tables = source.match(RE_TABLE) ?? [];
  return tables.flatMap((lines) => {
    const tree = parseMdx(lines);
    const messages: SdkMessage[] = [];
    visit(tree, (node) => {
      // A position in another file would point to a wrong line.
      delete node.position;
      if (node.type === 'link' && node.url.startsWith('#')) node.url = page.route + node.url;
    });
    visit(tree, 'table', (table) => {
      messages.push(...readTable(table, page));
    });
    return messages;
  });
}

/** The words of a message, without links and marks. */
export function messageText({message}: SdkMessage): string {
  return wordsOf(message);
}

/** Makes one row of those that quote the same message: the one with a fix, with links to all. */
function mergeSame(messages: readonly SdkMessage[]): SdkMessage[] {
  const byText = new Map<string, SdkMessage>();
  messages.forEach((each) => {
    const words = messageText(each);
    const known = byText.get(words);
    if (!known) {
      byText.set(words, each);
      return;
    }
    const routes = known.pages.map(({route}) => route);
    const others = each.pages.filter(({route}) => !routes.includes(route));
    const best = known.fix.length > 0 ? known : each;
    byText.set(words, {...best, pages: [...known.pages, ...others]});
  });
  return [...byText.values()];
}

function readPage(file: string): {source: string; page: MessagePage} {
  const source = readFileSync(file, 'utf8');
  const {title = '', sidebar_label: label = title} = frontMatterOf(source);
  return {source, page: {label, route: routeOfDoc(file) ?? ''}};
}

/**
 * The messages that the pages of an SDK explain, in the order of the names of the pages.
 *
 * @throws Error naming the valid SDKs when `sdk` is unknown.
 */
export function sdkMessages(sdk: string): SdkMessage[] {
  const {pages} = sdkDefinition(sdk);
  const files = globSync(pages.endsWith('.mdx') ? `docs/sdks/${pages}` : `docs/sdks/${pages}/*.mdx`)
    .filter((file) => sdkOfPage(file) === sdk)
    .sort();
  return mergeSame(
    files.flatMap((file) => {
      const {source, page} = readPage(file);
      return readMessages(source, page);
    }),
  );
}

/**
 * Builds a table of the messages that the pages of an SDK explain.
 *
 * @throws Error when they explain none.
 */
export function messagesTable(sdk: string): Table {
  const messages = sdkMessages(sdk);
  if (messages.length === 0) {
    throw new Error(`The pages of "${sdk}" explain no message.`);
  }
  return table(
    [
      {title: 'Message', isRowHeader: true, cell: ({message}) => message},
      {title: 'Cause', cell: ({cause}) => cause},
      {title: 'Fix', cell: ({fix}) => fix},
      {
        title: 'More on',
        cell: ({pages}) =>
          pages.flatMap(({label, route}, index) =>
            index > 0 ? [text(', '), link(route, label)] : [link(route, label)],
          ),
      },
    ],
    messages,
  );
}
