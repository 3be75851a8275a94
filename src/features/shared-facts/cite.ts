import type {Link, List, ListItem, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {bulletList, link, listItem, paragraph, text} from '../../shared/mdx/nodes.ts';
import {citationOf, creditOf, findReference, references, type Reference} from './references.ts';

/** Builds the link that stands in a sentence. */
export function cite(id: string): Link {
  const reference = findReference(id);
  return link(reference.url, citationOf(reference));
}

/** The addresses of what the page cites; citations above the list are links by now. */
function citedOn(tree: Root): Set<string> {
  const cited = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'link') {
      cited.add(node.url);
      return;
    }
    const element = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (element.name !== 'Cite') {
      return;
    }
    for (const attribute of element.attributes) {
      if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
        cited.add(findReference(attribute.value).url);
      }
    }
  });
  return cited;
}

function entry(reference: Reference): ListItem {
  const {url, title, venue} = reference;
  const credit = text(`${creditOf(reference)}: `);
  return listItem([paragraph(credit, link(url, title), text(`, ${venue}.`))]);
}

/**
 * Lists what the page cites, in alphabetical order.
 *
 * @throws Error when it cites nothing
 */
export function listReferences(tree: Root): List {
  const cited = citedOn(tree);
  const found = references
    .filter(({url}) => cited.has(url))
    .sort((a, b) => citationOf(a).localeCompare(citationOf(b), 'en'));
  if (found.length === 0) {
    throw new Error('The page cites nothing: write <Cite id="…" /> where it names a paper.');
  }
  return bulletList(found.map(entry));
}
