import type {Link, List, ListItem, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import * as z from 'zod';
import {bulletList, link, listItem, paragraph, text} from '../../shared/mdx/nodes.ts';
import {entryOf} from '../../shared/suggest.ts';
import list from './references.json';

const common = {
  /** Lower-case words joined by hyphens: what `<Cite id="…">` names. */
  id: z.string().regex(/^[a-z0-9.]+(-[a-z0-9.]+)*$/),
  title: z.string().min(5),
  /** Journal, conference or publisher. */
  venue: z.string().min(2),
  url: z.url({protocol: /^https$/}),
};

const paperSchema = z.strictObject({
  ...common,
  /** Family names in the order of the paper. */
  authors: z.array(z.string().min(2)).min(1),
  year: z.int().min(1900),
});

const standardSchema = z.strictObject({
  ...common,
  /** What the standard is called in a sentence, such as `RFC 3339`. */
  standard: z.string().min(3),
});

type Reference = z.infer<typeof paperSchema> | z.infer<typeof standardSchema>;

const MOST_NAMES = 3;

function listNames(names: readonly string[]): string {
  const [last = '', ...others] = [...names].reverse();
  return others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : last;
}

/** Papers and standards, checked while this module loads. */
export const references: readonly Reference[] = z
  .array(z.union([paperSchema, standardSchema]))
  .parse(list);

/** What stands in a sentence: `Deng, Knoblich and Lu 2018`, `Howard et al. 2021`, `RFC 3339`. */
export function citationOf(reference: Reference): string {
  if ('standard' in reference) {
    return reference.standard;
  }
  const {authors, year} = reference;
  const names = authors.length > MOST_NAMES ? `${authors[0]} et al.` : listNames(authors);
  return `${names} ${year}`;
}

/** Who wrote it and when, for a list of references. */
function creditOf(reference: Reference): string {
  return 'standard' in reference
    ? reference.standard
    : `${listNames(reference.authors)} (${reference.year})`;
}

/** @throws Error with the nearest id when there is no such reference */
export function findReference(id: string): Reference {
  const byId = Object.fromEntries(references.map((reference) => [reference.id, reference]));
  return entryOf(byId, id, `"${id}" is no id in src/features/shared-facts/references.json`);
}

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
