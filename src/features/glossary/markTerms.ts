import type {Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {text} from '../../shared/mdx/nodes.ts';
import {termFinder} from './termFinder.ts';
import {termLink} from './termLink.ts';

/** More of them on a page would distract from it. */
const MAX_MARKED = 4;

/** What holds running text; an admonition is a directive. */
const CONTAINERS = new Set(['root', 'list', 'listItem', 'blockquote', 'containerDirective']);
const BOXES = new Set(['Details', 'Steps', 'TabItem', 'Tabs']);

function holdsText(node: Nodes): boolean {
  return CONTAINERS.has(node.type) || ('name' in node && BOXES.has(node.name ?? ''));
}

/** Lists the paragraphs of running text, in reading order. */
function paragraphsOf(node: Nodes): Paragraph[] {
  if (node.type === 'paragraph') {
    return [node];
  }
  return holdsText(node) && 'children' in node ? node.children.flatMap(paragraphsOf) : [];
}

/**
 * Links the first use of each term in the running text of a page to its definition. A term stays
 * plain where its page, or one below it, explains it, and after a link that bears its name.
 *
 * @param route of the page.
 */
export function markTerms(tree: Root, route: string): void {
  const findTerms = termFinder();
  const seen = new Set<string>();
  let marked = 0;

  function markText(value: string): PhrasingContent[] {
    const parts: PhrasingContent[] = [];
    let end = 0;
    for (const {entry, words, index} of findTerms(value)) {
      const isExplained = seen.has(entry.id) || route.startsWith(entry.link.replace(/#.*/, ''));
      if (!isExplained && marked < MAX_MARKED) {
        parts.push(text(value.slice(end, index)), termLink(entry, [text(words)]));
        end = index + words.length;
        marked += 1;
      }
      seen.add(entry.id);
    }
    return [...parts, text(value.slice(end))].filter((part) => toString(part));
  }

  for (const paragraph of paragraphsOf(tree)) {
    paragraph.children = paragraph.children.flatMap((part) => {
      if (part.type === 'link') {
        findTerms(toString(part)).forEach(({entry}) => seen.add(entry.id));
      }
      return part.type === 'text' ? markText(part.value) : [part];
    });
  }
}
