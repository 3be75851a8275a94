import type {Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import type {} from 'mdast-util-directive';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {text} from '../../shared/mdx/nodes.ts';
import {glossaryTerms, type GlossaryTerm} from './glossary.ts';
import {jsxElement} from '../../shared/mdx/jsxElement.ts';

/** A term in a text. */
interface FoundTerm {
  entry: GlossaryTerm;
  /** As written there. */
  words: string;
  index: number;
}

/** The pattern of a name in singular and plural: "key" and "keys", "property" and "properties". */
function namePattern(name: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return /[^aeiou]y$/.test(escaped) ? `${escaped.slice(0, -1)}(?:y|ies)` : `${escaped}(?:e?s)?`;
}

/** Lists what may stand in a text, the longest first: "subject key" is no "subject". */
function readNames() {
  return glossaryTerms()
    .flatMap((entry) => {
      const {term, aliases = [], unlike = []} = entry;
      const names = [term, ...aliases];
      const {automatic = names} = entry;
      return [...names, ...unlike].map((name) => ({
        name,
        entry,
        isMeant: automatic.includes(name),
      }));
    })
    .sort((a, b) => b.name.length - a.name.length);
}

/**
 * Returns a function that finds the terms in a text as whole words. Names that are everyday words
 * as well are passed over; `automatic` and `unlike` in the glossary tell them.
 */
function termFinder(): (text: string) => FoundTerm[] {
  const names = readNames();
  const anyName = new RegExp(
    `(?<![\\w$./-])(?:${names.map(({name}) => `(${namePattern(name)})`).join('|')})(?![\\w-])`,
    'gi',
  );
  return (text) =>
    [...text.matchAll(anyName)].flatMap((match) => {
      const found = names[match.slice(1).findIndex(Boolean)];
      return found?.isMeant ? [{entry: found.entry, words: match[0], index: match.index}] : [];
    });
}

/**
 * Builds the link of words to their entry in the glossary, with the definition at hand: a screen
 * reader reads it after the words, and `src/features/tooltip` shows it. A plain link on purpose: the site's
 * own would load the glossary ahead on every page.
 */
function termLink(
  {id, definition}: GlossaryTerm,
  children: readonly PhrasingContent[],
): MdxJsxTextElement {
  return {
    ...jsxElement('a', {
      className: 'term',
      href: `/glossary/#${id}`,
      'aria-description': definition.replaceAll('`', ''),
    }),
    type: 'mdxJsxTextElement',
    children: [...children],
    // As if a writer had put it in angle brackets: MDX replaces no such element by a component.
    data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
  };
}

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
