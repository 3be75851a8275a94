import {readFileSync} from 'node:fs';
import type {Nodes, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Report, Rule} from './rule.ts';
import {findAbbreviations} from './rules/abbreviations.ts';
import {findEmptyLinkTexts} from './rules/linkTexts.ts';
import {findUnsafeSamples} from './rules/unsafeSamples.ts';

const RULES: readonly Rule[] = [findAbbreviations, findEmptyLinkTexts, findUnsafeSamples];

/** Reads Markdown without its elements, so that their source is text like any other. */
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** Calls what each rule has for the nodes of a page. Returns the faults with their offsets. */
function apply(tree: Root, text: string): {at: number; message: string}[] {
  const found: {at: number; message: string}[] = [];
  const looks = RULES.map((rule) => rule(text));
  visit(tree, (node: Nodes) => {
    const start = node.position?.start.offset ?? 0;
    const source = text.slice(start, node.position?.end.offset);
    const report: Report = (message, at = 0) => found.push({at: start + at, message});
    for (const look of looks) {
      (look[node.type] as ((...args: unknown[]) => void) | undefined)?.(node, source, report);
    }
  });
  return found.toSorted((a, b) => a.at - b.at);
}

/**
 * Lints what a page says against the rules of writing.
 *
 * @param file path of the page, relative to the repository
 * @returns a sentence per place, with file, line and what to write instead
 */
export function lintProse(file: string, text = readFileSync(file, 'utf8')): string[] {
  return apply(parser.parse(text), text).map(({at, message}) => {
    const line = text.slice(0, at).split('\n').length;
    return `${file}:${line}: ${message}`;
  });
}
