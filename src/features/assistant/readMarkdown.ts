import type {List, Nodes, RootContent, Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {ALLOCATION_CODES} from '../../shared/sdk-calls/allocationCodes.ts';
import {inlinesText, type Block, type Inline} from './blocks.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath);

/** What stands below the title of every page's Markdown: its description, its address. */
const FRONT_LENGTH = 2;

/** The running text of a node. */
function inlinesOf(node: Nodes): Inline[] {
  switch (node.type) {
    case 'text':
      return [{kind: 'text', text: node.value}];
    case 'inlineCode':
      return [{kind: 'code', text: node.value}];
    case 'inlineMath':
      return [{kind: 'math', text: node.value}];
    case 'break':
      return [{kind: 'text', text: ' '}];
    default:
      return 'children' in node ? node.children.flatMap(inlinesOf) : [];
  }
}

function textOf(node: Nodes): string {
  return inlinesText(inlinesOf(node));
}

function readTable({children}: Table): Block {
  const [head = [], ...rows] = children.map((row) => row.children.map(inlinesOf));
  return {kind: 'table', head, rows, omitted: 0};
}

/** An item is its first paragraph; what it holds besides follows. */
function readItems({children}: List): Block[] {
  return children.flatMap(({children: [first, ...others]}): Block[] =>
    first?.type === 'paragraph'
      ? [{kind: 'item', inlines: inlinesOf(first)}, ...readBlocks(others)]
      : readBlocks([...(first ? [first] : []), ...others]),
  );
}

const TRACE_CODES: ReadonlySet<string> = new Set(ALLOCATION_CODES);

/** Whether a list is the trace of an example: allocations with their codes, which tell little alone. */
function isTrace({ordered, children}: List): boolean {
  return (
    ordered === true &&
    children.every(({children: [first]}) => {
      const [name, code] = first?.type === 'paragraph' ? first.children : [];
      return name?.type === 'text' && code?.type === 'inlineCode' && TRACE_CODES.has(code.value);
    })
  );
}

function readList(list: List): Block[] {
  if (isTrace(list)) {
    return [];
  }
  if (!list.ordered) {
    return readItems(list);
  }
  const steps = list.children.map(({children}) => readBlocks(children));
  return [{kind: 'steps', start: list.start ?? 1, steps}];
}

/** Joins steps that something stands between, such as a drawing: it belongs to the step above. */
function joinSteps(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const place = joined.findLastIndex(({kind}) => kind === 'steps');
    const before = joined[place];
    if (
      block.kind === 'steps' &&
      before?.kind === 'steps' &&
      block.start === before.start + before.steps.length
    ) {
      before.steps.at(-1)?.push(...joined.splice(place + 1));
      before.steps.push(...block.steps);
    } else {
      joined.push(block);
    }
  }
  return joined;
}

/** The code after a change: a reader who copies it wants neither old lines nor marks. */
function changedCode(patch: string): string {
  const lines = patch.split('\n').filter((line) => !line.startsWith('-'));
  return lines.map((line) => line.slice(1)).join('\n');
}

/** The words in bold type that a paragraph begins with. */
function boldStart(node: RootContent | undefined): string | undefined {
  const first = node?.type === 'paragraph' ? node.children[0] : undefined;
  return first?.type === 'strong' ? textOf(first) : undefined;
}

/** The label of a tab, a part that opens, or a table: a paragraph in bold type. */
function labelOf(node: RootContent | undefined): string | undefined {
  return node?.type === 'paragraph' && node.children.length === 1 ? boldStart(node) : undefined;
}

/** What stands for a drawing: it would be quoted instead of the text around it. */
function isDrawing(node: RootContent | undefined): boolean {
  return boldStart(node) === 'Figure:';
}

/** The words below a drawing, in italics. */
function isCaption(nodes: readonly RootContent[], place: number): boolean {
  const node = nodes[place];
  const isItalic =
    node?.type === 'paragraph' && node.children.every(({type}) => type === 'emphasis');
  return isItalic && isDrawing(nodes[place - 1]);
}

/** The kind of a note before its title: it is drawn as a color. */
const NOTE_KIND = /^(?:Caution|Danger|Info|Note|Tip|Warning): /;

/** A label, or the title of a note, announces what follows. */
function withColon(inlines: Inline[], label: string | undefined): Inline[] {
  return label === undefined
    ? inlines
    : [
        {
          kind: 'text',
          text: label.replace(NOTE_KIND, '').replace(/[.:]?$/, label.endsWith('?') ? '' : ':'),
        },
      ];
}

/** Where a label can no longer belong to the code that follows. */
function endsLabel(node: RootContent): boolean {
  return ['code', 'table'].includes(node.type) || labelOf(node) !== undefined;
}

/** Whether the labels of tabs begin here that stand inside of the tab of this label. */
function isGroupLabel(nodes: readonly RootContent[], place: number): boolean {
  const labels = nodes.slice(place, place + 2).map(labelOf);
  return !labels.includes(undefined) && nodes[place + 2]?.type === 'code';
}

/** The label of the code at a place: of its own tab, or of the one that it shares with other tabs. */
function codeLabel(nodes: readonly RootContent[], place: number): string | undefined {
  const own = labelOf(nodes.slice(0, place).findLast(endsLabel));
  if (own !== undefined) {
    return own;
  }
  const group = nodes.findLastIndex((_, at) => at < place && isGroupLabel(nodes, at));
  const isOneGroup = nodes.slice(Math.max(0, group), place).every(endsLabel);
  return isOneGroup ? labelOf(nodes[group]) : undefined;
}

function readBlocks(nodes: readonly RootContent[]): Block[] {
  return nodes.flatMap((node, place): Block[] => {
    switch (node.type) {
      case 'paragraph': {
        const next = nodes.slice(place + 1).find(endsLabel);
        const isName = next?.type === 'code' && labelOf(node) !== undefined;
        return isName || isDrawing(node) || isCaption(nodes, place)
          ? []
          : [{kind: 'paragraph', inlines: withColon(inlinesOf(node), labelOf(node))}];
      }
      case 'list':
        return readList(node);
      case 'blockquote':
        return readBlocks(node.children);
      case 'table':
        return [readTable(node)];
      case 'math':
        return [{kind: 'formula', text: node.value}];
      case 'code': {
        // So that Markdown leaves the TeX as it is.
        if (node.lang === 'math') {
          return [{kind: 'formula', text: node.value}];
        }
        const title = /title="(.*)"/.exec(node.meta ?? '')?.[1] ?? `${node.lang ?? ''} code`;
        const name = [codeLabel(nodes, place), title].filter(Boolean).join(' · ');
        const text = node.lang === 'diff' ? changedCode(node.value) : node.value;
        return [{kind: 'code', name, text}];
      }
      default:
        return [];
    }
  });
}

/**
 * Reads a page's Markdown, of whose sections any may be asked for then, as plain data.
 *
 * @returns what gives the blocks of a section in reading order, up to the next heading, by the place
 * of its heading among all headings of the page, from 0; those of its first part where it has nothing
 * but a drawing; none when there is no such section.
 */
export function readMarkdown(markdown: string): (position: number) => Block[] {
  const {children} = parser.parse(markdown);
  const headings = children.flatMap((node, place) =>
    node.type === 'heading' ? [{place, depth: node.depth}] : [],
  );
  const read = (at: number): Block[] => {
    const [heading, next] = headings.slice(at, at + 2);
    if (!heading) {
      return [];
    }
    const front = at === 0 ? FRONT_LENGTH : 0;
    const blocks = joinSteps(readBlocks(children.slice(heading.place + 1 + front, next?.place)));
    return blocks.length === 0 && (next?.depth ?? 0) > heading.depth ? read(at + 1) : blocks;
  };
  return read;
}

/** Reads all of a text that is no page as plain data. */
export function readText(markdown: string): Block[] {
  return readBlocks(parser.parse(markdown).children);
}
