import {indexTerms} from '../../engine/tokenize.ts';
import {matchingWords} from '../../engine/highlight.ts';
import './found.lazy.css';

const NAME = 'found';

/** Ranges of the words of a text node that hold one of the terms. */
function rangesIn(node: Node, terms: ReadonlySet<string>): Range[] {
  return matchingWords(node.nodeValue ?? '', terms).map(({word, index}) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return range;
  });
}

/**
 * Marks words in the text of the page, in all their forms, until the reader presses Escape. The
 * page itself stays as it is, so that React finds what it made.
 *
 * @returns a function that takes the marks away.
 */
export function markFound(words: string): () => void {
  const terms = new Set(indexTerms(words));
  const ranges: Range[] = [];
  document.querySelectorAll('article .markdown').forEach((text) => {
    const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      ranges.push(...rangesIn(nodes.currentNode, terms));
    }
  });
  CSS.highlights.set(NAME, new Highlight(...ranges));
  const marked = new AbortController();
  const unmark = (): void => {
    CSS.highlights.delete(NAME);
    marked.abort();
  };
  document.addEventListener('keydown', ({key}) => key === 'Escape' && unmark(), marked);
  return unmark;
}
