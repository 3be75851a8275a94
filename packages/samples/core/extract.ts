import {readFileSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import type {Code, Node, Parent, RootContent, Table as MdastTable} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {expandCalls} from '../../../src/features/sdk-calls/expandCalls.ts';
import {importsOf} from '../../../src/shared/mdx/importsOf.ts';
import {parseMdx} from './mdx.ts';
import {parseMeta} from './meta.ts';
import {ROOT, reportPath} from './paths.ts';
import type {Fence, PageFault, Table} from './types.ts';

/** The fences a page shows, in reading order, and the faults of the page itself. */
export type Page = {
  file: string;
  /** The page and the partials that it shows, also those that do not exist. */
  files: string[];
  fences: Fence[];
  faults: PageFault[];
};

/** Where the walk is: carried down into partials, so that their fences belong to the page. */
type Walk = {
  page: Page;
  file: string;
  open: readonly string[];
};

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Collects the code fences of a page and of the partials it shows.
 *
 * @param file path of the page, relative to the repository
 * @param source the text of the page; read from disk when left out
 */
export function extractPage(file: string, source?: string): Page {
  const page: Page = {file: reportPath(file), files: [], fences: [], faults: []};
  walkFile({page, file: page.file, open: []}, source ?? readFileSync(resolve(ROOT, file), 'utf8'));
  return page;
}

function walkFile(walk: Walk, source: string): void {
  walk.page.files.push(walk.file);
  const parsed = parseMdx(walk.file, source);
  if ('fault' in parsed) {
    walk.page.faults.push(parsed.fault);
    return;
  }
  const partials = new Map<string, string>();
  expandCalls(parsed.root, (mistakes, node) => {
    for (const {line, problem} of mistakes) {
      walk.page.faults.push({file: walk.file, line: lineOf(node) + line, message: problem});
    }
  });
  visit(walk, parsed.root.children, partials);
}

function visit(walk: Walk, nodes: readonly RootContent[], partials: Map<string, string>): void {
  nodes.forEach((node, index) => {
    switch (node.type) {
      case 'mdxjsEsm':
        for (const {names, source} of importsOf(node)) {
          if (/\.mdx?$/.test(source)) partials.set(names[0] ?? '', partialPath(walk.file, source));
        }
        break;
      case 'code':
        addFence(walk, node, nodes[index + 1]);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        visitElement(walk, node, partials);
        break;
      default:
        if ('children' in node) visit(walk, (node as Parent).children as RootContent[], partials);
    }
  });
}

function visitElement(walk: Walk, node: Element, partials: Map<string, string>): void {
  const partial = node.name === null ? undefined : partials.get(node.name);
  if (partial !== undefined) {
    showPartial(walk, node, partial);
    return;
  }
  if (node.name === 'CodeBlock' || node.name === 'pre') {
    walk.page.faults.push({
      file: walk.file,
      line: lineOf(node),
      message: `the code inside <${node.name}> is not checked`,
      hint: 'write a fence: ```ts title="…"',
    });
  }
  visit(walk, node.children, partials);
}

function showPartial(walk: Walk, node: Node, partial: string): void {
  const fault = (message: string, hint: string) =>
    walk.page.faults.push({file: walk.file, line: lineOf(node), message, hint});
  if (walk.open.includes(partial)) {
    fault(`${partial} shows itself`, 'remove one of the imports');
    return;
  }
  let source: string;
  try {
    source = readFileSync(resolve(ROOT, partial), 'utf8');
  } catch {
    walk.page.files.push(partial);
    fault(`the partial ${partial} does not exist`, 'correct the path of its import');
    return;
  }
  walkFile({...walk, file: partial, open: [...walk.open, partial]}, source);
}

function partialPath(importer: string, path: string): string {
  return reportPath(
    path.startsWith('@site/')
      ? path.slice('@site/'.length)
      : resolve(ROOT, dirname(importer), path),
  );
}

function addFence(walk: Walk, node: Code, next: RootContent | undefined): void {
  const {page} = walk;
  const line = lineOf(node) + 1;
  const {meta, faults} = parseMeta(node.meta ?? '');
  for (const fault of faults) page.faults.push({file: walk.file, line: line - 1, ...fault});
  if (!node.lang) {
    page.faults.push({
      file: walk.file,
      line: line - 1,
      message: 'the fence names no language',
      hint: 'write ```text for plain output',
    });
  }
  const fence: Fence = {
    id: `${page.file}#${page.fences.length + 1}`,
    file: walk.file,
    line,
    indent: (node.position?.start.column ?? 1) - 1,
    language: (node.lang ?? 'text').toLowerCase(),
    code: node.value,
    meta,
    page: page.file,
    ...(next?.type === 'table' ? {followedBy: readTable(next)} : {}),
  };
  const executed = page.fences.findLast((each) => each.meta.run);
  if (meta.flags.has('output') && executed) executed.output = fence;
  page.fences.push(fence);
}

function readTable(node: MdastTable): Table {
  const [header = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => toString(cell)),
  );
  return {line: lineOf(node), header, rows};
}

function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}
